"""A network of the drill's own: each node is a host with its own address, whose packets can vanish.

`Scripts/test cluster` runs in a network namespace, so that nothing of this machine's network is touched, and nothing stays.
"""

import socket
from pathlib import Path

from support.waiting import run

# The web machines and etcd, between which nothing is cut.
HERE = "10.0.0.1"
BRIDGE = "switch"
NAMES = Path("/run/netns")


def begin():
    """Makes it, between hosts that are still to come."""
    assert [name for _, name in socket.if_nameindex()] == ["lo"], "not in a network of its own, as in Scripts/test cluster"
    # Names of namespaces are files. Those go with this process, too.
    NAMES.mkdir(exist_ok=True)
    run(["mount", "-t", "tmpfs", "none", NAMES], check=True)
    run(["ip", "link", "set", "lo", "up"], check=True)
    run(["ip", "link", "add", BRIDGE, "type", "bridge"], check=True)
    run(["ip", "address", "add", f"{HERE}/24", "dev", BRIDGE], check=True)
    run(["ip", "link", "set", BRIDGE, "up"], check=True)


class Host:
    """A machine with an address, and nothing else yet."""

    def __init__(self, number: int):
        self.name = f"node{number}"
        self.address = f"10.0.0.{11 + number}"
        run(["ip", "netns", "add", self.name], check=True)
        run(["ip", "link", "add", self.name, "type", "veth", "peer", "name", "eth0", "netns", self.name], check=True)
        run(["ip", "link", "set", self.name, "master", BRIDGE, "up"], check=True)
        run([*self.within, "ip", "address", "add", f"{self.address}/24", "dev", "eth0"], check=True)
        for device in "lo", "eth0":
            run([*self.within, "ip", "link", "set", device, "up"], check=True)

    @property
    def within(self) -> list[str]:
        """Before a command that is to run there."""
        return ["ip", "netns", "exec", self.name]

    def cut_off(self):
        """No packet comes or goes any more, and nobody is told."""
        self._drop('iif != "lo" drop', 'oif != "lo" drop')

    def cut(self, other: str, port: int):
        """No packet comes from another host to a port here, or back."""
        self._drop(f"ip saddr {other} tcp dport {port} drop", f"ip daddr {other} tcp sport {port} drop")

    def mend(self):
        run([*self.within, "nft", "flush", "ruleset"], check=True)

    def _drop(self, coming: str, going: str):
        rules = f"""
            table inet cut {{
              chain coming {{ type filter hook input priority 0; {coming}; }}
              chain going {{ type filter hook output priority 0; {going}; }}
            }}
            """
        run([*self.within, "nft", "-f", "-"], input=rules, text=True, check=True)
