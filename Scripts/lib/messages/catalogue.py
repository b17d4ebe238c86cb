"""PO files: reading, writing, merging, checking."""

import re
from dataclasses import dataclass, field


class Mistake(Exception):
    """A mistake, with file and line."""


@dataclass
class Entry:
    text: str = ""
    plural: str | None = None
    context: str | None = None
    translations: list = field(default_factory=list)
    notes: list = field(default_factory=list)
    fuzzy: bool = False
    line: int = 0

    @property
    def key(self):
        return self.context, self.text


@dataclass
class Catalogue:
    name: str
    head: list
    header: str
    entries: dict

    @property
    def forms(self):
        found = re.search(r"nplurals\s*=\s*(\d+)", self.header)
        if not found:
            raise Mistake(f"{self.name}: the header Plural-Forms is missing.")
        return int(found[1])


UNESCAPED = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\"}


def read(path):
    name, entries, entry, target = f"Languages/{path.name}", [], Entry(), None

    def append(text):
        nonlocal entry
        if target == "msgctxt":
            entry.context = (entry.context or "") + text
        elif target == "msgid":
            entry.text += text
        elif target == "msgid_plural":
            entry.plural = (entry.plural or "") + text
        else:
            entry.translations[-1] += text

    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        line = line.strip()
        starts = line.startswith(("#", "msgctxt", "msgid ")) or not line
        if starts and target and target.startswith("msgstr"):
            entries.append(entry)
            entry, target = Entry(), None
        if line.startswith("#~") or not line:
            continue
        if line.startswith("#,"):
            entry.fuzzy = "fuzzy" in line
        elif line == "#" or line.startswith("# "):
            entry.notes.append(line[2:])
        elif line.startswith("#"):
            continue
        else:
            found = re.fullmatch(r'(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+)?"((?:\\.|[^"\\])*)"', line)
            if not found or (not found[1] and not target):
                raise Mistake(f"{name}:{number}: this line is not of a PO file.")
            if found[1]:
                target = found[1]
                if target == "msgid":
                    entry.line = number
                if target.startswith("msgstr"):
                    entry.translations.append("")
            append(re.sub(r"\\(.)", lambda escape: UNESCAPED.get(escape[1], escape[1]), found[2]))
    if target:
        entries.append(entry)
    header = next((one for one in entries if not one.text and one.context is None), Entry(translations=[""]))
    found = {}
    for one in entries:
        if one is header:
            continue
        if one.key in found:
            raise Mistake(f"{name}:{one.line}: this message is there twice.")
        found[one.key] = one
    return Catalogue(name, header.notes, header.translations[0], found)


# Writing


def quoted(keyword, text):
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\t", "\\t").replace("\r", "\\r")
    lines = escaped.split("\n")
    if len(lines) == 1:
        return f'{keyword} "{escaped}"'
    parts = [f'"{line}\\n"' for line in lines[:-1]] + ([f'"{lines[-1]}"'] if lines[-1] else [])
    return "\n".join([f'{keyword} ""', *parts])


def written(message, translations, notes=(), fuzzy=False):
    lines = [f"# {note}".rstrip() for note in notes]
    lines += [f"#. Translators: {comment}" for comment in message.comments]
    # Without lines, so that a change elsewhere in a file changes no catalogue.
    lines += [f"#: {file}" for file in dict.fromkeys(place.rsplit(":", 1)[0] for place in message.places)]
    lines += ["#, fuzzy"] if fuzzy else []
    lines += [quoted("msgctxt", message.context)] if message.context is not None else []
    lines.append(quoted("msgid", message.text))
    if message.plural is None:
        return "\n".join(lines + [quoted("msgstr", translations[0])])
    lines.append(quoted("msgid_plural", message.plural))
    return "\n".join(lines + [quoted(f"msgstr[{form}]", text) for form, text in enumerate(translations)])


HEADER = """# The messages of Tiffin, written by Scripts/messages: copy to a file named after your language's tag.
msgid ""
msgstr ""
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"X-Native-Name: \\n"
"""


def template(messages):
    return "\n".join([HEADER] + [written(one, [""] * (2 if one.plural else 1)) + "\n" for one in messages.values()])


def merged(catalogue, messages):
    parts = ["\n".join([f"# {note}".rstrip() for note in catalogue.head] + ['msgid ""', quoted("msgstr", catalogue.header)])]
    for message in messages.values():
        forms = catalogue.forms if message.plural else 1
        known = catalogue.entries.get(message.key)
        if known and len(known.translations) == forms:
            parts.append(written(message, known.translations, known.notes, known.fuzzy))
        else:
            parts.append(written(message, [""] * forms))
    return "\n\n".join(parts) + "\n"


# Checking

PART = re.compile(r"\{([\w.?]+)\}|<(/?)([A-Za-z]\w*)(/?)>")


def problems(catalogue, messages):
    found = []
    for key, entry in catalogue.entries.items():
        if key not in messages:
            found.append(f"{catalogue.name}:{entry.line}: “{entry.text}” is unused.")
    for key, message in messages.items():
        entry = catalogue.entries.get(key)
        if not entry or not all(entry.translations):
            found.append(f"{catalogue.name}:{entry.line if entry else 0}: “{message.text}” is missing.")
        elif entry.fuzzy:
            found.append(f"{catalogue.name}:{entry.line}: “{message.text}” is fuzzy.")
        elif problem := broken(entry, message, catalogue.forms):
            found.append(f"{catalogue.name}:{entry.line}: {problem}")
    return found


def broken(entry, message, forms):
    expected = forms if message.plural else 1
    if len(entry.translations) != expected:
        return f"the translation has {len(entry.translations)} forms; it needs {expected}."
    values, markup = parts(message.plural or message.text)
    for translation in entry.translations:
        if re.search(r"[{}]", PART.sub("", translation)):
            return "a brace does not belong to a value."
        own, its_markup = parts(translation)
        if own - values:
            return f"there is no value {{{min(own - values)}}}."
        if len(values - own) > (1 if message.plural else 0):
            return f"the value {{{min(values - own)}}} is missing."
        if its_markup != markup or not nested(translation):
            return "the markup is not that of the message."
    return None


def parts(text):
    found = list(PART.finditer(text))
    return {one[1] for one in found if one[1]}, sorted(one[3] for one in found if one[3] and not one[2])


def nested(text):
    opened = []
    for part in PART.finditer(text):
        if not part[3] or part[4]:
            continue
        if not part[2]:
            opened.append(part[3])
        elif not opened or opened.pop() != part[3]:
            return False
    return not opened
