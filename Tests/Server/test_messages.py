"""Scripts/messages collects texts, merges catalogues, and says what is wrong with them."""

import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]

TEMPLATE = """{{! Translators: a button }}
<p>{{#t}}Save{{/t}}</p>
{{#t}}
See <a href="{{links.plan}}">{{what}}</a>
for <a class="x">more</a>
{{/t}}
<b title="{{#t "the month"}}May{{/t}}">{{#t count}}1 meal{{|}}{{count}} meals{{/t}}</b>
"""
SWIFT = """
// Translators: a day
let day = Message("On {day}", ["day": other(of: [1, 2], "x")])
let full = Message(
  "1 of {name}", "{count} of {name}", count: all.count { $0 > 1 }, ["name": name], context: "a share")
let typed = Message(verbatim: "Not this")
"""
HEADER = 'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'


@pytest.fixture
def project(tmp_path):
    for folder, name, text in [("Templates", "a.mustache", TEMPLATE), ("Sources", "A.swift", SWIFT)]:
        (tmp_path / folder).mkdir()
        (tmp_path / folder / name).write_text(text)
    (tmp_path / "Languages").mkdir()
    return tmp_path


def messages(action, project):
    command = [sys.executable, PROJECT / "Scripts/messages", action, project]
    return subprocess.run(command, capture_output=True, text=True)


def test_extract_finds_the_messages_of_templates_and_swift_with_place_comment_and_context(project):
    assert messages("extract", project).returncode == 0

    entries = (project / "Languages/tiffin.pot").read_text().split("\n\n")[1:]

    assert [entry.strip() for entry in entries] == [
        '#. Translators: a button\n#: Templates/a.mustache\nmsgid "Save"\nmsgstr ""',
        '#: Templates/a.mustache\nmsgid "See <a>{what}</a> for <a2>more</a2>"\nmsgstr ""',
        '#: Templates/a.mustache\nmsgctxt "the month"\nmsgid "May"\nmsgstr ""',
        '#: Templates/a.mustache\nmsgid "1 meal"\nmsgid_plural "{count} meals"\nmsgstr[0] ""\nmsgstr[1] ""',
        '#. Translators: a day\n#: Sources/A.swift\nmsgid "On {day}"\nmsgstr ""',
        '#: Sources/A.swift\nmsgctxt "a share"\nmsgid "1 of {name}"\nmsgid_plural "{count} of {name}"\n'
        'msgstr[0] ""\nmsgstr[1] ""',
    ]


def test_merge_keeps_translations_adds_what_is_new_and_drops_what_is_unused(project):
    catalogue = project / "Languages/de.po"
    catalogue.write_text(HEADER + '# note\nmsgid "Save"\nmsgstr "Speichern"\n\nmsgid "Gone"\nmsgstr "Weg"\n')

    assert messages("merge", project).returncode == 0

    merged = catalogue.read_text()
    assert '# note\n#. Translators: a button\n#: Templates/a.mustache\nmsgid "Save"\nmsgstr "Speichern"\n' in merged
    assert 'msgid "May"\nmsgstr ""\n' in merged
    assert "Gone" not in merged
    messages("merge", project)
    assert catalogue.read_text() == merged


def test_check_passes_for_a_whole_catalogue(project):
    whole(project)

    found = messages("check", project)

    assert (found.returncode, found.stderr) == (0, "")


@pytest.mark.parametrize(("before", "after", "problem"), [
    ('"Speichern"', '""', "“Save” is missing."),
    ('msgid "Save"', '#, fuzzy\nmsgid "Save"', "“Save” is fuzzy."),
    ('"Am {day}"', '"Am {tag}"', "there is no value {tag}."),
    ('"Am {day}"', '"Heute"', "the value {day} is missing."),
    ('"<a2>mehr</a2>, <a>{what}</a>"', '"<a>{what}</a>"', "the markup is not that of the message."),
    ('"<a2>mehr</a2>, <a>{what}</a>"', '"<a2>mehr<a></a2>{what}</a>"', "the markup is not that of the message."),
    ('msgstr[1] "{count} Mahlzeiten"\n', "", "the translation has 1 forms; it needs 2."),
    ('msgid "Save"', 'msgid "Sav"', "“Sav” is unused."),
])
def test_check_says_what_is_wrong_with_file_and_line(project, before, after, problem):
    catalogue = whole(project)
    text = catalogue.read_text()
    assert before in text
    catalogue.write_text(text.replace(before, after))

    found = messages("check", project)

    assert found.returncode == 1
    assert any(line.startswith("Languages/de.po:") and line.endswith(problem) for line in found.stderr.splitlines())


def test_check_fails_if_the_template_of_catalogues_is_old(project):
    whole(project)
    (project / "Templates/a.mustache").write_text("{{#t}}New{{/t}}")

    assert "run Scripts/messages merge" in messages("check", project).stderr


@pytest.mark.parametrize(("source", "problem"), [
    ('let a = Message("For \\(day)")', "Sources/A.swift:1: a message is a literal"),
    ('let a = Message("For {day}")', "Sources/A.swift:1: the text and the values do not both have {day}."),
    ('let a = Message("For", ["day": 1])', "Sources/A.swift:1: the text and the values do not both have {day}."),
    ("\nlet a = Message(text)", "Sources/A.swift:2: a message begins with its text as a literal"),
])
def test_swift_messages_that_cannot_be_translated_are_refused(project, source, problem):
    (project / "Sources/A.swift").write_text(source)

    assert messages("extract", project).stderr.startswith(problem)


def whole(project):
    catalogue = project / "Languages/de.po"
    catalogue.write_text(HEADER)
    messages("merge", project)
    text = catalogue.read_text()
    for source, *translations in [
        ("Save", "Speichern"), ("See <a>{what}</a> for <a2>more</a2>", "<a2>mehr</a2>, <a>{what}</a>"), ("May", "Mai"),
        ("On {day}", "Am {day}"), ("1 meal", "Eine Mahlzeit", "{count} Mahlzeiten"),
        ("1 of {name}", "1 von {name}", "{count} von {name}"),
    ]:
        start = text.index(f'msgid "{source}"')
        end = text.find("\n\n", start)
        entry = text[start:end]
        for translation in translations:
            entry = entry.replace(' ""', f' "{translation}"', 1)
        text = text[:start] + entry + text[end:]
    catalogue.write_text(text.rstrip("\n") + "\n")
    return catalogue
