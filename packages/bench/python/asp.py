"""clingo (native), two models of an answer set program."""

import clingo
from peer import serve

RULES = """
{ shaded(C) : cell(C) }.
:- equal(A,B), not shaded(A), not shaded(B).
:- side(A,B), shaded(A), shaded(B).
beside(A,B) :- side(A,B).
beside(B,A) :- side(A,B).
first(C) :- cell(C), not shaded(C), shaded(D) : cell(D), D < C.
reached(C) :- first(C).
reached(B) :- reached(A), beside(A,B), not shaded(B).
:- cell(C), not shaded(C), not reached(C).
:- shaded(C) : cell(C).
"""


def count_to_two(cells, equal, sides):
    control = clingo.Control(["2"])
    facts = [f"cell(0..{cells - 1})."]
    facts += [f"equal({a},{b})." for a, b in equal]
    facts += [f"side({a},{b})." for a, b in sides]
    control.add("base", [], RULES + "\n".join(facts))
    control.ground([("base", [])])
    models = 0

    def count(_model):
        nonlocal models
        models += 1

    control.solve(on_model=count)
    return models


serve(count_to_two)
