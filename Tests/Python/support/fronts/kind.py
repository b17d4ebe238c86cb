"""What is known of a web server that Tiffin can stand behind."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Kind:
    """A file of Deploy, what stands around it, and how the server is started with the two.

    `around` has places for `folder`, `port`, `part` (the file), `base` and `secure`, where `tls` stands if visitors
    come by HTTPS. `vouching` says what changes in the file where the web server checks who somebody is, `vouches` what
    is added around it.
    """

    file: str
    around: str
    command: list[str]
    tls: str = ""
    vouching: list[tuple[str, str]] = field(default_factory=list)
    vouches: str = ""
    # Not root, since some do not answer then, or may not start what is another's.
    as_nobody: bool = False

    @property
    def page(self) -> str:
        """The page of docs/hosting that says how it is used."""
        return f"{self.file.split('/')[0]}.md"

    @property
    def starts_tiffin(self) -> bool:
        """Whether it starts Tiffin by itself, so that the file has Tiffin's settings too."""
        return "-" in self.file

    @property
    def is_there(self) -> bool:
        return Path(self.command[0]).exists()
