"""What the Python peers share: puzzles come as JSON lines on standard input, counts go back.

A line is {"cells", "equal", "sides"}: how many cells, the pairs of equal cells of a line, the pairs of
neighbours. The answer is {"solutions", "ms"}: how many solutions there are (2 for more), and the
milliseconds that building the model and searching took.
"""

import json
import sys
import time


def serve(count_to_two):
    """Answers each line by `count_to_two(cells, equal, sides)`."""
    for line in sys.stdin:
        puzzle = json.loads(line)
        start = time.perf_counter()
        solutions = count_to_two(puzzle["cells"], puzzle["equal"], puzzle["sides"])
        ms = (time.perf_counter() - start) * 1000
        print(json.dumps({"solutions": solutions, "ms": ms}), flush=True)


def neighbours_of(cells, sides):
    """The neighbours of each cell."""
    beside = [[] for _ in range(cells)]
    for a, b in sides:
        beside[a].append(b)
        beside[b].append(a)
    return beside


def cut_off(shaded, beside):
    """The parts of the unshaded cells but the first, each as the shaded cells around it."""
    seen = list(shaded)
    fences = []
    for start in range(len(shaded)):
        if seen[start]:
            continue
        seen[start] = True
        part, fence = [start], set()
        for cell in part:
            for other in beside[cell]:
                if shaded[other]:
                    fence.add(other)
                elif not seen[other]:
                    seen[other] = True
                    part.append(other)
        fences.append(fence)
    return fences[1:]


def count_lazily(solve, add_clause, cells, sides):
    """Solves again and again: forbids parts that are cut off, then each solution, until there are two.

    `solve()` is a list of truth values (shaded) or None; a clause is a list of (cell, is_shaded).
    """
    beside = neighbours_of(cells, sides)
    found = 0
    while found < 2:
        shaded = solve()
        if shaded is None:
            break
        fences = cut_off(shaded, beside)
        for fence in fences:
            add_clause([(cell, False) for cell in fence])
        if not fences:
            found += 1
            add_clause([(cell, not value) for cell, value in enumerate(shaded)])
    return found
