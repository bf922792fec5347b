"""OR-tools CP-SAT with lazily added cuts, one thread."""

from ortools.sat.python import cp_model
from peer import count_lazily, serve


def count_to_two(cells, equal, sides):
    model = cp_model.CpModel()
    shaded = [model.new_bool_var(f"c{cell}") for cell in range(cells)]
    for a, b in equal:
        model.add_bool_or(shaded[a], shaded[b])
    for a, b in sides:
        model.add_bool_or(~shaded[a], ~shaded[b])
    model.add_bool_or([~cell for cell in shaded])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1

    def solve():
        status = solver.solve(model)
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return None
        return [bool(solver.value(cell)) for cell in shaded]

    def add_clause(clause):
        model.add_bool_or([shaded[cell] if value else ~shaded[cell] for cell, value in clause])

    return count_lazily(solve, add_clause, cells, sides)


serve(count_to_two)
