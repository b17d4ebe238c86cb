"""The database of a site, a file or a server's: what is loaded for it, and one that another release has written."""

from pathlib import Path

import pytest
from support.databases import address_of, change


def test_libpq_is_loaded_only_if_the_database_is_on_a_server(site):
    site.visitor().add("Soup")

    loaded = [Path(f"/proc/{worker}/maps").read_text() for worker in site.all_workers]

    assert ["libpq" in maps for maps in loaded] == [address_of(site) is not None] * 2
    assert all("libsodium" in maps for maps in loaded)


@pytest.mark.parametrize(
    "otherwise, back, sentence",
    [
        (
            "INSERT INTO schema_version (version, applied_at) SELECT MAX(version) + 1, 0 FROM schema_version",
            "DELETE FROM schema_version WHERE applied_at = 0", "was written by a later release",
        ),
        (
            "DELETE FROM schema_version WHERE version = (SELECT MAX(version) FROM schema_version)",
            "INSERT INTO schema_version (version, applied_at) SELECT MAX(version) + 1, 0 FROM schema_version",
            "Run `tiffin migrate`",
        ),
    ],
    ids=["later", "earlier"],
)  # fmt: skip
def test_a_database_of_another_release_is_refused_and_not_changed(new_site, otherwise, back, sentence):
    site = new_site()
    site.visitor().add("Soup")
    site.app.stop()
    change(site, otherwise)

    ended = site.command("serve", "--socket", site.folder / "refused.sock", check=False)

    assert ended.returncode == 78 and sentence in ended.stderr and ended.stdout == ""
    change(site, back)
    site.start_app()
    assert site.visitor().get("meals").list.names == ["Soup"]
