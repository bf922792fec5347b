/** The English texts of the finish, and of looking back on a game. */

export const enFinish = {
  aids: {
    walk: 'after the walk-through',
    watch: 'after watching the solver',
    replay: 'solved before',
    marks: 'began with marks',
    mistake: 'after its mistake was shown',
    solution: 'after giving up',
  },
  firstTime: 'Your first finish of this size and level',
  faster: (time: string) => `${time} faster than your best so far: a new best time`,
  slower: (time: string, best: string) => `${time} behind your best, ${best}`,
  streak: (days: number) =>
    days === 1 ? 'Daily puzzle: 1 day' : `Daily puzzle: ${days} days in a row`,
  anyLegal: 'This board has several solutions, and yours is one of them: any legal finish counts.',
  nextPuzzle: 'Next puzzle',
  replay: 'Replay',
  replayLead: 'Your moves, one after another.',
  move: (at: number, all: number) => (at === 0 ? 'Before the first move' : `Move ${at} of ${all}`),
  firstMistake: (move: number) => `Your first mistake was move ${move}.`,
  noMistake: 'None of your moves is wrong.',
  mistakeUnknown: 'The board has no single solution, so no one move is wrong by itself.',
  showMistake: 'Show move',
  findMistake: 'Find my first mistake',
  rewind: (move: number) => (move === 1 ? 'Go back to the start' : `Go back to move ${move - 1}`),
  giveUp: 'Give up',
  giveUpSure: 'See the solution beside your board? This game then sets no best time.',
  showSolution: 'Show the solution',
  yourBoard: 'Your board',
  solutionHere: 'The solution',
  oneSolution: 'One of the solutions',
  noSolutionHere: 'This board has no solution.',
  solutionUnknown: 'No solution was found within the limit.',
  differs: (count: number) =>
    count === 0
      ? 'Nothing that you marked differs from it.'
      : count === 1
        ? '1 of your marks differs from it.'
        : `${count} of your marks differ from it.`,
  result: 'Your result',
  resultLead: 'It gives nothing away: no mark is in it.',
  resultText: 'Result as text',
  saveCard: 'Save the card',
  sendCard: 'Share',
  card: (what: string, time: string, how: string) => `Hitori ${what}: ${time}, ${how}`,
};
