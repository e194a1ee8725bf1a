"""Statements that are carried out all the time: put into SQLite's words once, not each time.

For SQLite that takes longer than to carry them out. PostgreSQL gets them from SQLAlchemy as all others.
"""

from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import orjson
from sqlalchemy import Delete, Insert, Select, Update
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.sql.compiler import SQLCompiler

from fiefdom.server.storage.database import Session
from fiefdom.server.storage.sqlite import Direct

_DIALECT = SQLiteDialect_pysqlite(paramstyle="named", json_deserializer=orjson.loads)


def _compiled(statement: Insert | Update | Delete | Select[Any]) -> SQLCompiler:
    compiled = statement.compile(dialect=_DIALECT)
    assert isinstance(compiled, SQLCompiler)  # noqa: S101 - of a statement, nothing else
    return compiled


def _fixed(compiled: SQLCompiler) -> dict[str, Any]:
    """The values that stand in the statement itself, by the names that they got."""
    return {name: bound.value for name, bound in compiled.binds.items() if not bound.required}


class Writing:
    """Changes something; takes its values by name."""

    def __init__(self, statement: Insert | Update | Delete) -> None:
        self._statement = statement
        compiled = _compiled(statement)
        self._text = str(compiled)
        self._fixed = _fixed(compiled)
        self._into: list[tuple[str, Callable[[Any], Any]]] = []  # how values go into the file
        for name, bound in compiled.binds.items():
            write = bound.type.dialect_impl(_DIALECT).bind_processor(_DIALECT)
            if write is not None:
                self._into.append((name, write))

    async def run(self, connection: Session, values: Mapping[str, Any]) -> int:
        """How many rows it changed."""
        if not isinstance(connection, Direct):
            return (await connection.execute(self._statement, values)).rowcount
        return connection.cursor(self._text, self._row(values)).rowcount

    async def run_all(self, connection: Session, rows: Sequence[Mapping[str, Any]]) -> None:
        """Once for each."""
        if not isinstance(connection, Direct):
            await connection.execute(self._statement, rows)
            return
        for values in rows:
            connection.cursor(self._text, self._row(values))

    def _row(self, values: Mapping[str, Any]) -> dict[str, Any]:
        row = {**self._fixed, **values}
        for name, write in self._into:
            row[name] = write(row[name])
        return row


class Reading:
    """Looks something up; rows have the names of the columns."""

    def __init__(self, statement: Select[Any]) -> None:
        self._statement = statement
        compiled = _compiled(statement)
        self._text = str(compiled)
        columns = list(statement.selected_columns)
        self._row: Any = namedtuple("_row", [column.key for column in columns])  # type: ignore[misc]
        self._fixed = _fixed(compiled)
        self._out_of: list[tuple[int, Callable[[Any], Any]]] = []  # how values come out of the file
        for place, column in enumerate(columns):
            read = column.type.dialect_impl(_DIALECT).result_processor(_DIALECT, None)
            if read is not None:
                self._out_of.append((place, read))

    async def all(self, connection: Session, values: Mapping[str, Any]) -> list[Any]:
        if not isinstance(connection, Direct):
            return list(await connection.execute(self._statement, values))
        rows = connection.cursor(self._text, {**self._fixed, **values}).fetchall()
        if not self._out_of:
            return [self._row._make(row) for row in rows]
        found = []
        for row in rows:
            values_of_row = list(row)
            for place, read in self._out_of:
                values_of_row[place] = read(values_of_row[place])
            found.append(self._row._make(values_of_row))
        return found

    async def one(self, connection: Session, values: Mapping[str, Any]) -> Any:
        """The first row; None if there is none."""
        rows = await self.all(connection, values)
        return rows[0] if rows else None
