"""Writes what a release is made of, as CycloneDX 1.6 in JSON, to the standard output.

Usage: sbom.py VERSION TIME DEPENDS < Package.resolved

VERSION is Tiffin's, TIME is of the commit (2026-11-23T00:00:00Z), DEPENDS are the Depends of the Debian package, whose
versions are those that the release was built beside.
"""

import json
import re
import subprocess
import sys
import uuid


def swift(pin: dict) -> dict:
    """A Swift package, compiled into the program."""
    state, location = pin["state"], pin["location"].removesuffix(".git")
    version = state.get("version", state["revision"])
    return {
        "type": "library", "bom-ref": f"swift:{pin['identity']}", "name": pin["identity"], "version": version,
        "purl": f"pkg:swift/{location.removeprefix('https://')}@{version}",
        "externalReferences": [{"type": "vcs", "url": f"{location}#{state['revision']}"}],
    }


def names(depends: str) -> list[str]:
    """The packages of a Depends line; of alternatives the first."""
    firsts = (part.split("|")[0] for part in depends.split(","))
    return sorted({re.split(r"[\s(:]", part.strip())[0] for part in firsts if part.strip()})


def debian(name: str) -> dict:
    """A Debian package that the program needs while it runs; without a version where it is not installed."""
    asked = ["dpkg-query", "-W", "-f=${Version} ${Architecture}", name]
    version, _, architecture = subprocess.run(asked, capture_output=True, text=True).stdout.partition(" ")
    part = {"type": "library", "bom-ref": f"deb:{name}", "name": name}
    if not version:
        return part | {"purl": f"pkg:deb/debian/{name}"}
    return part | {"version": version, "purl": f"pkg:deb/debian/{name}@{version}?arch={architecture}"}


def runtime() -> dict:
    """Swift's own library, which is in the program."""
    said = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
    version = re.search(r"Swift version ([\d.]+)", said)[1]
    return {"type": "framework", "bom-ref": "swift", "name": "swift", "version": version}


def bill(version: str, time: str, depends: str, resolved: dict) -> dict:
    """All of it. The same input makes the same bill, serial number and all."""
    parts = [runtime()] + [swift(pin) for pin in resolved["pins"]] + [debian(name) for name in names(depends)]
    tiffin = {
        "type": "application", "bom-ref": "tiffin", "name": "tiffin", "version": version,
        "licenses": [{"license": {"id": "MIT"}}],
    }
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([version, time, parts]))
    return {
        "bomFormat": "CycloneDX", "specVersion": "1.6", "serialNumber": f"urn:uuid:{serial}", "version": 1,
        "metadata": {"timestamp": time, "component": tiffin}, "components": parts,
        "dependencies": [{"ref": "tiffin", "dependsOn": [part["bom-ref"] for part in parts]}],
    }


if __name__ == "__main__":
    json.dump(bill(*sys.argv[1:4], json.load(sys.stdin)), sys.stdout, indent=2)
    print()
