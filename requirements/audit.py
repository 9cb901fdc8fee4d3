"""Looks for known faults in what is installed: `make check` calls it. Status 1 if there is one.

Where the data of pip-audit cannot be reached it says so, aloud, and lets the rest of the check go on.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

RUNTIME = Path(__file__).parent / "runtime.txt"
SECONDS = 120


def audit() -> list[dict[str, Any]]:
    """What pip-audit says of each locked package; none if it cannot say anything."""
    command = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off"]
    command += ["--no-deps", "--disable-pip", "--timeout", "10", "--requirement", str(RUNTIME)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
        found: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
    except (subprocess.TimeoutExpired, json.JSONDecodeError, KeyError):
        return []
    return found


def main() -> int:
    """Say what was found."""
    packages = audit()
    looked_at = [package for package in packages if "skip_reason" not in package]
    if not looked_at:
        print("pip-audit: SKIPPED, its data cannot be reached from here. No package was looked at.")
        return 0
    faulty = [package for package in looked_at if package["vulns"]]
    for package in faulty:
        for fault in package["vulns"]:
            versions = ", ".join(fault["fix_versions"]) or "no version yet"
            print(f"{package['name']} {package['version']}: {fault['id']}, mended in {versions}")
    counts = f"{len(looked_at)} of {len(packages)} packages looked at, {len(faulty)} with known faults"
    print(f"pip-audit: {counts}.")
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main())
