"""What the lobby, a guest and the clock ask for."""

from __future__ import annotations

from stosy.server.store import Append, Store, TableRow, Try
from tests.server.store.rows import new_table, row, with_store


def ids(rows: list[TableRow]) -> list[str]:
    return [each.id for each in rows]


def test_the_lobby_shows_slow_public_tables_that_are_not_closed(store_url: str) -> None:
    async def work(store: Store) -> None:
        shown = {"public": True, "slow": True}
        batch = [
            new_table("old", **shown, changed=1),
            new_table("new", **shown, changed=3, phase="gathering"),
            new_table("over", **shown, changed=2, phase="over"),
            new_table("closed", **shown, changed=9, phase="closed"),
            new_table("private", slow=True, changed=9),
            new_table("quick", public=True, changed=9),
        ]
        await store.append(batch, 1)
        assert ids(await store.slow_public_tables(9, 9)) == ["new", "over", "old"]
        assert ids(await store.slow_public_tables(2, 9)) == ["new", "over"]
        await store.append([Append("old", 1, (), row("old", **shown, changed=4))], 2)
        assert ids(await store.slow_public_tables(1, 9)) == ["old"]

    with_store(store_url, work)


def test_the_lobby_shows_only_the_latest_tables_of_an_opener(store_url: str) -> None:
    async def work(store: Store) -> None:
        openers = ("a", "b", "a", None, None, "a", None)
        batch = [
            new_table(str(n), public=True, slow=True, changed=n, opener=opener)
            for n, opener in enumerate(openers)
        ]
        await store.append(batch, 1)
        found = await store.slow_public_tables(9, 2)
        assert ids(found) == ["6", "5", "4", "3", "2", "1"]
        assert ids(await store.slow_public_tables(9, 1)) == ["6", "5", "4", "3", "1"]
        assert [each.opener for each in found] == [None, "a", None, None, "a", "b"]

    with_store(store_url, work)


def test_tables_of_a_guest_who_is_host_or_member(store_url: str) -> None:
    async def work(store: Store) -> None:
        batch = [
            new_table("hosts", host="eva", members=("ada",), changed=1),
            new_table("sits", host="ada", members=("ada", "eva"), changed=3),
            new_table("both", host="eva", members=("eva",), changed=2),
            new_table("neither", host="ada", members=("ben",), changed=9),
            new_table("closed", host="eva", members=("eva",), changed=9, phase="closed"),
        ]
        await store.append(batch, 1)
        assert ids(await store.tables_of("eva", 9)) == ["sits", "both", "hosts"]
        assert ids(await store.tables_of("eva", 1)) == ["sits"]
        assert await store.tables_of("nobody", 9) == []

    with_store(store_url, work)


def test_the_try_of_a_daily_deal_is_listed_until_it_is_over(store_url: str) -> None:
    async def work(store: Store) -> None:
        tries = {"runs": "the-game", "ended": "face-to-face", "ended late": "quick-and-easy"}
        for table, game in tries.items():
            await store.begin_try(Try("2026-11-16", game, "eva", table, "Eva"))
        batch = [
            new_table("runs", host="eva", changed=1),
            new_table("ended", host="eva", phase="over", changed=2),
            new_table("ended late", host="eva", phase="over", changed=3),
            new_table("no try", host="eva", phase="over", changed=4),
        ]
        await store.append(batch, 1)
        assert ids(await store.tables_of("eva", 2)) == ["no try", "runs"]
        assert await store.people.has_played("eva")

    with_store(store_url, work)


def test_members_come_and_go(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append([new_table("a", host="ada", members=("ada", "ben"))], 1)
        changed = row("a", host="eva", members=("ben", "eva"))
        await store.append([Append("a", 1, (), changed)], 2)
        assert [len(await store.tables_of(guest, 9)) for guest in ("ada", "ben", "eva")] == [
            0,
            1,
            1,
        ]
        assert await store.table("a") == changed

    with_store(store_url, work)


def test_a_closed_table_leaves_the_lists_and_may_come_back(store_url: str) -> None:
    async def work(store: Store) -> None:
        counts = []
        for seq, phase in enumerate(("playing", "closed", "over")):
            await store.append([Append("a", seq, (), row("a", phase=phase))], seq)
            counts.append((len(await store.tables_of("ben", 9)), await store.hosted("host")))
        assert counts == [(1, 1), (0, 0), (1, 0)]

    with_store(store_url, work)


def test_hosted_counts_tables_where_a_match_runs_or_is_to_begin(store_url: str) -> None:
    async def work(store: Store) -> None:
        batch = [
            new_table("a", host="eva"),
            new_table("b", host="eva", phase="over"),
            new_table("f", host="eva", phase="gathering"),
            new_table("c", host="eva", phase="closed"),
            new_table("d", host="ada", members=("eva",)),
            new_table("e", host=None, members=("eva",)),
            new_table("g", host="eva"),
        ]
        await store.append(batch, 1)
        assert await store.hosted("eva") == 3
        await store.begin_try(Try("2026-11-16", "the-game", "eva", "g", "Eva"))
        assert await store.hosted("eva") == 2, "the try of a daily deal cannot be closed"
        assert await store.hosted("ben") == 0

    with_store(store_url, work)


def test_due_tables_the_earliest_first(store_url: str) -> None:
    async def work(store: Store) -> None:
        dues = {"late": 300, "early": 100, "middle": 200, "never": None, "later": 301}
        await store.append([new_table(id_, due=due) for id_, due in dues.items()], 1)
        due = await store.due(300, 9)
        assert [each.table for each in due] == ["early", "middle", "late"]
        assert await store.due(300, 2) == due[:2]
        assert await store.due(300, 2, due[1]) == due[2:]
        assert await store.due(99, 9) == []
        await store.append([Append("early", 1, (), row("early", due=None))], 2)
        assert await store.due(200, 9) == due[1:2]

    with_store(store_url, work)


def test_tables_due_at_the_same_time_come_once_each(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append([new_table(id_, due=100) for id_ in "edcba"], 1)
        pages = []
        after = None
        while page := await store.due(100, 2, after):
            pages.append([each.table for each in page])
            after = page[-1]
        assert pages == [["a", "b"], ["c", "d"], ["e"]]

    with_store(store_url, work)


def test_guests_have_names_and_may_change_them(store_url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.guest("g1") is None
        await store.save_guest("g1", "Žofie ☕")
        await store.save_guest("g2", "Богдан")
        assert await store.guest("g1") == "Žofie ☕"
        await store.save_guest("g1", "Eva")
        assert [await store.guest(guest) for guest in ("g1", "g2")] == ["Eva", "Богдан"]

    with_store(store_url, work)


def test_the_latest_revocation_of_a_guest_counts(store_url: str) -> None:
    async def work(store: Store) -> None:
        for guest, at in (("ann", 5), ("bob", 6), ("ann", 7)):
            await store.revoke(guest, at)
        assert await store.revocations(0) == {"ann": 7, "bob": 6}
        assert await store.revocations(7) == {"ann": 7}

    with_store(store_url, work)
