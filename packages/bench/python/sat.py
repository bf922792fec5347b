"""PySAT (CaDiCaL) with lazily added cuts."""

from peer import count_lazily, serve
from pysat.solvers import Cadical153


def count_to_two(cells, equal, sides):
    with Cadical153() as solver:
        for a, b in equal:
            solver.add_clause([a + 1, b + 1])
        for a, b in sides:
            solver.add_clause([-(a + 1), -(b + 1)])
        solver.add_clause([-(cell + 1) for cell in range(cells)])

        def solve():
            if not solver.solve():
                return None
            return [literal > 0 for literal in solver.get_model()[:cells]]

        def add_clause(clause):
            solver.add_clause([cell + 1 if shaded else -(cell + 1) for cell, shaded in clause])

        return count_lazily(solve, add_clause, cells, sides)


serve(count_to_two)
