/** The English texts of a first visit: the goal, the controls, the lesson. */

export const enLesson = {
  goal: 'Shade cells until no number stands twice in any row or column.',
  controlsHere: {
    touch: 'Tap once to shade, twice to ring what stays.',
    mouse: 'Click once to shade, twice to ring what stays.',
  },
  newcomer: 'New to Hitori? Four short steps show how it goes.',
  startLesson: 'Show me',
  lesson: {
    title: 'Learn Hitori in four steps',
    rules: [
      'Rule 1: no number may be left unshaded twice in a row or column. All copies of a number may go.',
      'Rule 2: shaded cells never share a side.',
      'Rule 3: all unshaded cells are connected through their sides.',
      'That is all. When you do not see what follows, a hint says it, with the reason.',
    ] as readonly string[],
    steps: [
      'Row 1 has three 2s side by side. Only one may stay: shade the outer two.',
      'So the neighbours of a shaded cell stay. Ring the four that are marked.',
      'Shade the marked 1 and see: the 3 above it is walled in. Undo it, then ring the 1.',
      'Press Hint once. Then finish the board: column 1 still has two 1s.',
    ] as readonly string[],
    well: 'Well done.',
    onceMore: 'This one stays: tap it once more to ring it.',
    toBeShaded: 'This one is to be shaded: tap it until it is.',
    early: 'True, but it comes later.',
    notShaded: 'No rule says that this one goes: leave it for now.',
    notUnshaded: 'This one will have to go: leave it for now.',
    nowUndo: 'The 3 in the corner has no way out. Press Undo.',
    undone: 'Good: every move can be taken back. Now ring the 1.',
    undoOnce:
      'Right. Now press Undo once, to see that any move can be taken back, and ring it again.',
    hintOnce: 'Right. Press Hint once, to see what it says, before you go.',
    notDone: 'First do what this step asks for, or skip the lesson.',
    next: 'Next',
    skip: 'Skip the lesson',
    done: 'Play',
  },
};
