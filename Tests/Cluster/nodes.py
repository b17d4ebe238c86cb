"""PostgreSQL as Patroni keeps it: three nodes of which one follows the first in every commit, and etcd, which decides."""

import contextlib
import json
import os
import shutil
import signal
import socket
import tempfile
from pathlib import Path

import network
import requests
from support.servers import Server, children
from support.waiting import Session, wait_until

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]


# Each node is a machine of its own, so these are free.
POSTGRESQL, REST = 5432, 8008


def at(address: str, port: int) -> str:
    return f"http://{address}:{port}"


# PostgreSQL refuses to run as root.
AS_POSTGRES = ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--init-groups"]


def free_ports(count: int) -> list[int]:
    """Ports that nobody uses, each another one: all are held until the last is found."""
    with contextlib.ExitStack() as stack:
        probes = [stack.enter_context(socket.socket()) for _ in range(count)]
        for probe in probes:
            probe.bind((network.HERE, 0))
        return [probe.getsockname()[1] for probe in probes]


class Etcd:
    """Three members, each of which may go."""

    def __init__(self, folder: Path):
        self.folder = folder
        ports = iter(free_ports(6))
        self.ports = [(next(ports), next(ports)) for _ in range(3)]
        self.members = [self.start(number) for number in range(3)]
        wait_until(lambda: self.leader() is not None, "etcd's leader")

    def start(self, number: int) -> Server:
        client, peer = self.ports[number]
        all_peers = ",".join(f"e{place}={at(network.HERE, ports[1])}" for place, ports in enumerate(self.ports))
        options = {
            "name": f"e{number}", "data-dir": self.folder / f"e{number}",
            "listen-client-urls": at(network.HERE, client), "advertise-client-urls": at(network.HERE, client),
            "listen-peer-urls": at(network.HERE, peer), "initial-advertise-peer-urls": at(network.HERE, peer),
            "initial-cluster": all_peers, "initial-cluster-token": self.folder.name,
            # Patient: the machine of a test is a busy one.
            "heartbeat-interval": 300, "election-timeout": 3_000,
        }
        command = ["etcd", *(f"--{name}={value}" for name, value in options.items())]
        return Server(command, self.folder / f"e{number}.log")

    def leader(self) -> int | None:
        """The member that leads, by its number."""
        for number, (client, _) in enumerate(self.ports):
            with contextlib.suppress(requests.RequestException, KeyError, ValueError):
                status = Session().post(f"{at(network.HERE, client)}/v3/maintenance/status", data="{}", timeout=5).json()
                if status["leader"] != "0" and status["leader"] == status["header"]["member_id"]:
                    return number
        return None

    def kill_leader(self) -> int:
        number = wait_until(lambda: (found := self.leader()) is not None and [found], "etcd's leader")[0]
        self.members[number].stop(signal.SIGKILL)
        return number

    def start_again(self, number: int):
        self.members[number] = self.start(number)

    @property
    def hosts(self) -> list[str]:
        return [f"{network.HERE}:{client}" for client, _ in self.ports]


class Node(network.Host):
    """One machine with PostgreSQL and its Patroni."""

    def __init__(self, folder: Path, number: int, etcd: Etcd):
        super().__init__(number)
        self.folder = folder
        self.data = folder / self.name
        self.settings = folder / f"{self.name}.yml"
        # JSON is YAML.
        self.settings.write_text(json.dumps(self.configuration(etcd)))
        self.start()

    def start(self):
        command = [*self.within, *AS_POSTGRES, "patroni", self.settings]
        self.patroni = Server(command, self.folder / f"{self.name}.log", cwd=self.folder)

    def configuration(self, etcd: Etcd) -> dict:
        networks = ["127.0.0.1/32", f"{network.HERE}/24"]
        trusted = ["local all all trust", *(
            f"host {databases} all {place} trust" for databases in ("all", "replication") for place in networks)]
        rules = dict(
            # How long a machine is waited for that is gone with its Patroni. Later releases of it take 20 at least.
            ttl=8, loop_wait=1, retry_timeout=3,
            synchronous_mode=True, maximum_lag_on_failover=1 << 20,
            # A primary that died is not waited for.
            master_start_timeout=0, primary_start_timeout=0,
            postgresql=dict(use_pg_rewind=True, use_slots=True, parameters=dict(max_connections=120, wal_log_hints="on")))
        return dict(
            scope="tiffin", name=self.name,
            restapi=dict(listen=f"{self.address}:{REST}", connect_address=f"{self.address}:{REST}"),
            etcd3=dict(hosts=etcd.hosts),
            bootstrap=dict(dcs=rules, initdb=[dict(encoding="UTF8"), dict(locale="C.UTF-8")], pg_hba=trusted),
            postgresql=dict(
                listen=f"{self.address}:{POSTGRESQL}", connect_address=f"{self.address}:{POSTGRESQL}",
                data_dir=str(self.data), bin_dir=str(PROGRAMS), pg_hba=trusted,
                pgpass=str(self.folder / f"{self.name}.pass"),
                parameters=dict(unix_socket_directories=str(self.sockets())),
                authentication=dict(superuser=dict(username="tiffin"), replication=dict(username="replica"))))

    def sockets(self) -> Path:
        """A folder of this node's: all have the same port."""
        folder = self.folder / f"{self.name}.sockets"
        folder.mkdir()
        shutil.chown(folder, "postgres", "postgres")
        return folder

    @property
    def postmaster(self) -> int:
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def kill(self):
        """Ends PostgreSQL as a fault of its own would; Patroni goes on."""
        os.kill(self.postmaster, signal.SIGKILL)

    def lose(self):
        """Ends the machine: whoever talks to it hears nothing more, not even that it is gone."""
        self.cut_off()
        self.patroni.process.kill()
        for process in [*children(self.postmaster), self.postmaster]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.patroni.end()

    def find_again(self):
        """The machine is switched on."""
        self.mend()
        self.start()

    def cut_from_the_web(self):
        """The web machines reach its PostgreSQL no more, all others do."""
        self.cut(network.HERE, POSTGRESQL)

    def stop_database(self):
        Server([*AS_POSTGRES, PROGRAMS / "pg_ctl", "stop", "-m", "fast", "-D", self.data], self.folder / "ctl.log").end()


class Cluster:
    """All of it, in a folder of its own."""

    def __init__(self):
        network.begin()
        self.folder = Path(tempfile.mkdtemp(prefix="tiffin-cluster-", dir="/tmp"))
        shutil.chown(self.folder, "postgres", "postgres")
        self.nodes = []
        self.etcd = Etcd(self.folder)
        for number in range(3):
            self.nodes.append(Node(self.folder, number, self.etcd))
            # The first one makes the database, the others copy it.
            wait_until(self.is_led, "a primary")
        wait_until(self.is_whole, "all nodes")

    def members(self) -> dict[str, dict]:
        """What Patroni says of each node, by their names; nothing while nobody answers."""
        for node in self.nodes:
            with contextlib.suppress(requests.RequestException, ValueError, KeyError):
                answer = Session().get(f"{at(node.address, REST)}/cluster", timeout=5).json()
                return {member["name"]: member for member in answer["members"]}
        return {}

    def is_led(self) -> bool:
        return any(member["role"] == "leader" and member["state"] == "running" for member in self.members().values())

    def is_whole(self) -> bool:
        """A primary, a standby that has every commit, and another one that follows."""
        members = self.members().values()
        states = {"running", "streaming"}
        return sorted(member["role"] for member in members if member["state"] in states) == [
            "leader", "replica", "sync_standby"]

    def node(self, role: str) -> Node:
        name = wait_until(
            lambda: [name for name, member in self.members().items() if member["role"] == role], f"a {role}")[0]
        return next(node for node in self.nodes if node.name == name)

    def address(self, database: str) -> str:
        hosts = ",".join(node.address for node in self.nodes)
        return f"postgresql://tiffin@{hosts}/{database}?target_session_attrs=read-write"

    def stop(self):
        for server in [node.patroni for node in self.nodes] + self.etcd.members:
            with contextlib.suppress(AssertionError):
                server.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
