"""What a release is made of, as Scripts/package writes it beside the package."""

import json
import sys

from support.paths import PACKAGE
from support.waiting import run


def test_the_bill_of_materials_names_each_part_with_its_version():
    resolved = (PACKAGE / "Package.resolved").read_text()
    command = [
        sys.executable, PACKAGE / "Scripts/lib/sbom.py", "1.2.3", "2026-11-23T00:00:00Z",
        "libc6 (>= 2.36), systemd | systemd-sysusers",
    ]

    bill = json.loads(run(command, input=resolved, capture_output=True, text=True, check=True).stdout)

    parts = {part["name"]: part for part in bill["components"]}
    pins = {pin["identity"]: pin["state"]["version"] for pin in json.loads(resolved)["pins"]}
    assert set(parts) == {"swift", "libc6", "systemd", *pins}
    assert all(parts[name]["version"] == version for name, version in pins.items())
    assert parts["libc6"]["purl"].startswith("pkg:deb/debian/libc6@")
    assert bill["bomFormat"] == "CycloneDX" and bill["specVersion"] == "1.6"
    assert bill["dependencies"][0]["dependsOn"] == [part["bom-ref"] for part in bill["components"]]
