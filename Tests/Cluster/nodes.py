"""PostgreSQL as Patroni keeps it: three nodes of which one follows the first in every commit, and etcd, which decides."""

import contextlib
import json
import os
import pwd
import shutil
import signal
import socket
import tempfile
from pathlib import Path

import requests
from support.servers import Server
from support.waiting import Session, wait_until

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]


def local(port: int) -> str:
    return f"http://127.0.0.1:{port}"


def as_postgres() -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--init-groups"] if os.geteuid() == 0 else []


def free_ports(count: int) -> list[int]:
    """Ports that nobody uses, each another one: all are held until the last is found."""
    with contextlib.ExitStack() as stack:
        probes = [stack.enter_context(socket.socket()) for _ in range(count)]
        for probe in probes:
            probe.bind(("127.0.0.1", 0))
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
        all_peers = ",".join(f"e{place}={local(ports[1])}" for place, ports in enumerate(self.ports))
        options = {
            "name": f"e{number}", "data-dir": self.folder / f"e{number}",
            "listen-client-urls": local(client), "advertise-client-urls": local(client),
            "listen-peer-urls": local(peer), "initial-advertise-peer-urls": local(peer),
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
                status = Session().post(f"{local(client)}/v3/maintenance/status", data="{}", timeout=5).json()
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
        return [f"127.0.0.1:{client}" for client, _ in self.ports]


class Node:
    """One machine with PostgreSQL and its Patroni."""

    def __init__(self, folder: Path, number: int, etcd: Etcd):
        self.folder, self.name = folder, f"n{number}"
        self.data = folder / f"n{number}"
        self.port, self.rest = free_ports(2)
        self.settings = folder / f"n{number}.yml"
        # JSON is YAML.
        self.settings.write_text(json.dumps(self.configuration(etcd)))
        self.patroni = Server([*as_postgres(), "patroni", self.settings], folder / f"n{number}.log", cwd=folder)

    def configuration(self, etcd: Etcd) -> dict:
        trusted = ["local all all trust", "host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust"]
        rules = dict(
            ttl=20, loop_wait=2, retry_timeout=5, synchronous_mode=True, maximum_lag_on_failover=1 << 20,
            # A primary that died is not waited for.
            master_start_timeout=0, primary_start_timeout=0,
            postgresql=dict(use_pg_rewind=True, use_slots=True, parameters=dict(max_connections=120, wal_log_hints="on")))
        return dict(
            scope="tiffin", name=self.name,
            restapi=dict(listen=f"127.0.0.1:{self.rest}", connect_address=f"127.0.0.1:{self.rest}"),
            etcd3=dict(hosts=etcd.hosts),
            bootstrap=dict(dcs=rules, initdb=[dict(encoding="UTF8"), dict(locale="C.UTF-8")], pg_hba=trusted),
            postgresql=dict(
                listen=f"127.0.0.1:{self.port}", connect_address=f"127.0.0.1:{self.port}", data_dir=str(self.data),
                bin_dir=str(PROGRAMS), pg_hba=trusted, pgpass=str(self.folder / f"{self.name}.pass"), parameters=dict(unix_socket_directories=str(self.folder)),
                authentication=dict(superuser=dict(username="tiffin"), replication=dict(username="replica"))))

    def kill(self):
        """Ends PostgreSQL as a machine's end would; Patroni goes on."""
        os.kill(int((self.data / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)

    def stop_database(self):
        Server([*as_postgres(), PROGRAMS / "pg_ctl", "stop", "-m", "fast", "-D", self.data], self.folder / "ctl.log").end()


class Cluster:
    """All of it, in a folder of its own."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="tiffin-cluster-", dir="/tmp"))
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
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
                answer = Session().get(f"{local(node.rest)}/cluster", timeout=5).json()
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
        hosts = ",".join(f"127.0.0.1:{node.port}" for node in self.nodes)
        return f"postgresql://tiffin@{hosts}/{database}?target_session_attrs=read-write&connect_timeout=3"

    def stop(self):
        for server in [node.patroni for node in self.nodes] + self.etcd.members:
            with contextlib.suppress(AssertionError):
                server.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
