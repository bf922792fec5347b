#!/usr/bin/env python3
"""Checks Hitori certificates, a JSON object a line: python3 check_certificate.py FILE.

Written from docs/research.md alone, without the project's code, as an example of a checker in another language.
Prints a line for each and ends with 0 when all hold, else with 1. Plain, not fast.
"""
import hashlib
import json
import sys

FIELDS = ["format", "version", "id", "rows", "cols", "grid", "verdict",
          "solution", "second", "rings", "lemmas"]
WANTED = {"unique": {"solution", "rings", "lemmas"},
          "none": {"rings", "lemmas"},
          "multiple": {"solution", "second"}}


class Refused(Exception):
    pass


def demand(holds, reason):
    if not holds:
        raise Refused(reason)


class Board:
    def __init__(self, grid):
        self.grid = grid
        self.rows, self.cols = len(grid), len(grid[0])
        self.size = self.rows * self.cols

    def place(self, cell):
        return divmod(cell, self.cols)

    def near(self, cell, steps):
        row, col = self.place(cell)
        return [(row + r) * self.cols + col + c for r, c in steps
                if 0 <= row + r < self.rows and 0 <= col + c < self.cols]

    def beside(self, cell):
        return self.near(cell, [(-1, 0), (0, -1), (0, 1), (1, 0)])

    def corners(self, cell):
        return self.near(cell, [(-1, -1), (-1, 1), (1, -1), (1, 1)])

    def at_border(self, cell):
        row, col = self.place(cell)
        return row in (0, self.rows - 1) or col in (0, self.cols - 1)

    def splits_alone(self, cell):
        if self.size == 1:
            return True
        return min(self.rows, self.cols) == 1 and 0 < cell < self.size - 1

    def label(self, cell):
        row, col = self.place(cell)
        return self.grid[row][col]

    def equals(self):
        """Pairs of cells of a line with one label that conflicts."""
        lines = [[row * self.cols + col for col in range(self.cols)] for row in range(self.rows)]
        lines += [list(line) for line in zip(*lines)]
        for line in lines:
            for i, a in enumerate(line):
                for b in line[i + 1:]:
                    if self.label(a) == self.label(b) and self.label(a) not in ("", "?", "0"):
                        yield a, b


def shading_of(board, rows):
    demand(isinstance(rows, list) and len(rows) == board.rows, "a solution has other rows")
    demand(all(isinstance(row, str) and len(row) == board.cols for row in rows),
           "a solution has other columns")
    text = "".join(rows)
    demand(set(text) <= set("#-"), "a solution has another sign")
    return [sign == "#" for sign in text]


def is_connected(board, shaded):
    opened = [cell for cell in range(board.size) if not shaded[cell]]
    if not opened:
        return False
    seen, stack = {opened[0]}, [opened[0]]
    while stack:
        for other in board.beside(stack.pop()):
            if not shaded[other] and other not in seen:
                seen.add(other)
                stack.append(other)
    return len(seen) == len(opened)


def has_shaded_neighbour(board, shaded, cell):
    return any(shaded[other] for other in board.beside(cell))


def check_solution(board, rows):
    shaded = shading_of(board, rows)
    demand(all(shaded[a] or shaded[b] for a, b in board.equals()), "a solution breaks R1")
    demand(not any(shaded[cell] and has_shaded_neighbour(board, shaded, cell)
                   for cell in range(board.size)), "a solution breaks R2")
    demand(is_connected(board, shaded), "a solution breaks R3")
    return shaded


def check_maximal(board, shaded):
    for cell in range(board.size):
        if shaded[cell] or has_shaded_neighbour(board, shaded, cell):
            continue
        more = list(shaded)
        more[cell] = True
        demand(not is_connected(board, more), f"cell {cell} of the solution could be shaded too")


def check_ring(board, ring):
    demand(isinstance(ring, list) and len(ring) > 0, "a ring is empty")
    demand(all(type(cell) is int and 0 <= cell < board.size for cell in ring),
           "a ring leaves the board")
    demand(len(set(ring)) == len(ring), "a ring has a cell twice")
    if len(ring) == 1:
        demand(board.splits_alone(ring[0]), "a single cell is no ring")
        return
    demand(all(b in board.corners(a) for a, b in zip(ring, ring[1:])), "a ring has a gap")
    is_wall = board.at_border(ring[0]) and board.at_border(ring[-1])
    is_closed = len(ring) >= 4 and ring[0] in board.corners(ring[-1])
    demand(is_wall or is_closed, "a ring is open")


class Clauses:
    """Clauses under unit propagation; a literal is cell + 1 or its negative."""

    def __init__(self):
        self.clauses = []
        self.having = {}
        self.units = []
        self.is_broken = False

    def add(self, clause):
        clause = list(dict.fromkeys(clause))
        self.is_broken |= not clause
        if len(clause) == 1:
            self.units.append(clause[0])
        for literal in clause:
            self.having.setdefault(literal, []).append(len(self.clauses))
        self.clauses.append(clause)

    def refutes(self, lemma):
        if self.is_broken:
            return True
        true, queue = set(), [-literal for literal in lemma] + self.units
        while queue:
            literal = queue.pop()
            if -literal in true:
                return True
            if literal in true:
                continue
            true.add(literal)
            for at in self.having.get(-literal, []):
                left = [other for other in self.clauses[at] if -other not in true]
                if not left:
                    return True
                if len(left) == 1 and left[0] not in true:
                    queue.append(left[0])
        return False


def check_refutation(board, rings, lemmas, solution):
    demand(isinstance(rings, list) and isinstance(lemmas, list), "there is no refutation")
    clauses = Clauses()
    for a, b in board.equals():
        clauses.add([a + 1, b + 1])
    for cell in range(board.size):
        for other in board.beside(cell):
            if other > cell:
                clauses.add([-(cell + 1), -(other + 1)])
    for ring in rings:
        check_ring(board, ring)
        clauses.add([-(cell + 1) for cell in ring])
    if solution is not None:
        check_maximal(board, solution)
        clauses.add([-(cell + 1) for cell in range(board.size) if solution[cell]])
    for at, lemma in enumerate(lemmas):
        demand(isinstance(lemma, list) and
               all(type(x) is int and 1 <= abs(x) <= board.size for x in lemma),
               f"lemma {at + 1} speaks of no cell")
        demand(clauses.refutes(lemma), f"lemma {at + 1} does not follow")
        clauses.add(lemma)
    demand(bool(lemmas) and lemmas[-1] == [], "the lemmas do not end in the empty clause")


def check(certificate):
    demand(isinstance(certificate, dict), "no object")
    demand(certificate.get("format") == "hitori-certificate" and certificate.get("version") == 1,
           "another format or version")
    verdict = certificate.get("verdict")
    demand(verdict in ("unique", "none", "multiple"), "no verdict")
    names = set(certificate) - {"id"}
    always = {"format", "version", "rows", "cols", "grid", "verdict", "digest"}
    demand(names == always | WANTED[verdict], "other fields than the verdict has")
    text = json.dumps([certificate.get(name) for name in FIELDS], separators=(",", ":"),
                      ensure_ascii=False)
    demand(hashlib.sha256(text.encode()).hexdigest() == certificate["digest"], "another digest")
    grid = certificate["grid"]
    demand(isinstance(grid, list) and 1 <= len(grid) <= 255 and
           all(isinstance(row, list) and len(row) == len(grid[0]) for row in grid) and
           1 <= len(grid[0]) <= 255 and all(isinstance(x, str) for row in grid for x in row),
           "no grid")
    board = Board(grid)
    demand((certificate["rows"], certificate["cols"]) == (board.rows, board.cols), "another size")
    solution = None
    if verdict != "none":
        solution = check_solution(board, certificate["solution"])
    if verdict == "multiple":
        demand(check_solution(board, certificate["second"]) != solution, "the solutions are one")
    else:
        check_refutation(board, certificate["rings"], certificate["lemmas"], solution)
    return verdict


def main(path):
    all_hold = True
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            try:
                print(f"{number}: {check(json.loads(line))}")
            except (Refused, json.JSONDecodeError) as error:
                all_hold = False
                print(f"{number}: refused: {error}")
    return 0 if all_hold else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
