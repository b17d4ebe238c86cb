"""The messages of templates and Swift sources, as Templating and Localization read them."""

import re
from dataclasses import dataclass, field

from .catalogue import Mistake

TAG = re.compile(r"\{\{\{(.*?)\}\}\}|\{\{(.*?)\}\}", re.S)
OPENING = re.compile(r'#\s*t(?:\s+([^\s"]+))?(?:\s*"([^"]+)")?\s*')
COMMENT = re.compile(r"!\s*Translators:\s*(.*)", re.S)
EMPTY = {"br", "img", "input", "wbr"}


@dataclass
class Message:
    text: str
    plural: str | None = None
    context: str | None = None
    comments: list = field(default_factory=list)
    places: list = field(default_factory=list)

    @property
    def key(self):
        return self.context, self.text


def messages(project):
    """All messages by their keys, in the order of their first places."""
    found = {}
    for path in sorted((project / "Templates").rglob("*.mustache")):
        add(found, in_template(path.read_text(encoding="utf-8"), str(path.relative_to(project))))
    for path in sorted((project / "Sources").rglob("*.swift")):
        add(found, in_swift(path.read_text(encoding="utf-8"), str(path.relative_to(project))))
    return found


def add(found, new):
    for message in new:
        known = found.setdefault(message.key, message)
        if known is message:
            continue
        if known.plural and message.plural and known.plural != message.plural:
            raise Mistake(f"{message.places[0]}: “{message.text}” has another plural at {known.places[0]}.")
        known.plural = known.plural or message.plural
        known.comments += [comment for comment in message.comments if comment not in known.comments]
        known.places += message.places


def line_of(text, position):
    return text.count("\n", 0, position) + 1


# Templates


def in_template(text, file):
    comment, last, position = None, 0, 0
    while tag := TAG.search(text, position):
        position = tag.end()
        content = tag[2] or ""
        # Elements may stand between a comment and its message, words may not.
        if re.sub(r"<[^<>]*>?", "", text[last:tag.start()]).strip():
            comment = None
        if wanted := COMMENT.match(content):
            comment = " ".join(wanted[1].split())
        elif opening := OPENING.fullmatch(content):
            place = f"{file}:{line_of(text, tag.start())}"
            end = re.compile(r"\{\{/\s*t\s*\}\}").search(text, position)
            if not end:
                raise Mistake(f"{place}: {{{{#t}}}} is never closed.")
            yield template_message(text[position:end.start()], opening, comment, place)
            comment, position = None, end.end()
        elif not content.startswith("!"):
            comment = None
        last = position


def template_message(inside, opening, comment, place):
    comments = [" ".join(found.split()) for found in re.findall(r"\{\{!\s*Translators:\s*(.*?)\}\}", inside, re.S)]
    inside = re.sub(r"\{\{!.*?\}\}", "", inside, flags=re.S)
    halves = re.split(r"\{\{\s*\|\s*\}\}", inside)
    if len(halves) != (2 if opening[1] else 1):
        raise Mistake(f"{place}: a message with a number has two forms, with {{{{|}}}} between them.")
    texts = [template_text(half) for half in halves]
    return Message(texts[0], texts[1] if opening[1] else None, opening[2],
                   ([comment] if comment else []) + comments, [place])


def template_text(half):
    """The text that translators see: {name} for {{name}}, <a> for <a href="…">."""
    text, counts, opened = "", {}, []
    for part in re.split(r'(<(?:"(?:\{\{.*?\}\}|[^"])*"|\{\{.*?\}\}|[^>"])*>)', half, flags=re.S):
        if not part.startswith("<"):
            text += TAG.sub(lambda tag: "{%s}" % (tag[1] or tag[2]).strip().lstrip("&").strip(), part)
        elif part.startswith("</"):
            text += f"</{opened.pop() if opened else ''}>"
        else:
            name = re.match(r"<(\w*)", part)[1]
            counts[name] = counts.get(name, 0) + 1
            label = name if counts[name] == 1 else f"{name}{counts[name]}"
            if name in EMPTY:
                text += f"<{label}/>"
            else:
                opened.append(label)
                text += f"<{label}>"
    return re.sub(r"[ \t\r\n]+", " ", text).strip(" ").replace("&nbsp;", "\u00a0")


# Swift

LITERAL = re.compile(r'"((?:\\.|[^"\\\n])*)"')
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\", "'": "'", "0": "\0"}


def in_swift(text, file):
    for call in re.finditer(r"(?<![\w.])Message\(\s*", text):
        place = f"{file}:{line_of(text, call.start())}"
        if text.startswith("verbatim:", call.end()) or is_commented(text, call.start()):
            continue
        yield swift_message(text, call.end(), call.start(), place)


def is_commented(text, position):
    start = text.rfind("\n", 0, position) + 1
    return "//" in text[start:position]


def swift_message(text, position, start, place):
    literals, labels, names = [], {}, []
    for kind, value in arguments(text, position, place):
        if kind == "":
            literals.append(value)
        elif kind == "name":
            names.append(value)
        else:
            labels[kind] = value
    if not literals or (("count" in labels) != (len(literals) == 2)) or len(literals) > 2:
        raise Mistake(f"{place}: a message begins with its text as a literal, and with two if it has a number.")
    wanted = set(re.findall(r"\{([\w.?]+)\}", "".join(literals)))
    given = set(names) | ({"count"} if "count" in labels else set())
    if wanted - given or set(names) - wanted:
        odd = sorted((wanted - given) | (set(names) - wanted))[0]
        raise Mistake(f"{place}: the text and the values do not both have {{{odd}}}.")
    before = text[:text.rfind("\n", 0, start) + 1].rstrip().rsplit("\n", 1)[-1].strip()
    comment = re.match(r"//\s*Translators:\s*(.*)", before)
    return Message(literals[0], literals[1] if len(literals) == 2 else None, labels.get("context"),
                   [comment[1]] if comment else [], [place])


def arguments(text, position, place):
    """The literals of a call: ("", text) for an unlabelled one, ("name", text) for a key of its values."""
    depth, label = 0, ""
    while position < len(text):
        if literal := LITERAL.match(text, position):
            position = literal.end()
            if depth == 0:
                yield label, unescaped(literal[1], place)
            elif depth == 1 and re.match(r"\s*:", text[position:]):
                yield "name", unescaped(literal[1], place)
            continue
        byte = text[position]
        if depth == 0 and (named := re.match(r"(\w+):\s*", text[position:])):
            label, position = named[1], position + named.end()
            if label == "count":
                yield "count", ""
            continue
        if byte in "([{":
            depth += 1
        elif byte in ")]}":
            if depth == 0:
                return
            depth -= 1
        elif byte == "," and depth == 0:
            label = ""
        position += 1
    raise Mistake(f"{place}: this message is not closed.")


def unescaped(literal, place):
    def meant(escape):
        if escape[1]:
            return chr(int(escape[1], 16))
        if escape[2] not in ESCAPES:
            raise Mistake(f"{place}: a message is a literal without “\\{escape[2]}”: name its values as {{name}}.")
        return ESCAPES[escape[2]]

    return re.sub(r"\\(?:u\{([0-9A-Fa-f]+)\}|(.))", meant, literal)
