/**
 * Save files of Simon Tatham's collection: lines of a key of 8 characters, the length of the value, and
 * the value, as in `DESC    :4:1211`. The grid is in PARAMS and DESC. The marks are what the first
 * STATEPOS - 1 of the moves leave: `B` shades, `C` circles, `E` erases column,row; a restart erases all.
 */
import { ok } from '../../base/result.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { fault, type ParseResult } from '../contract/format.ts';
import { splitLines } from '../contract/lines.ts';
import { quote } from '../contract/quote.ts';

const GAME = 'Singles';
const STATES: Readonly<Record<string, number>> = { B: SHADED, C: UNSHADED, E: UNKNOWN };

export function isSaveFile(text: string): boolean {
  return /^\s*SAVEFILE\s*:/.test(text);
}

export function parseSaveFile(text: string, parseGameId: (id: string) => ParseResult): ParseResult {
  const fields = new Map<string, string>();
  const moves: string[] = [];
  for (const line of splitLines(text)) {
    const match = /^([A-Z]{1,8}) *:(\d+):(.*)$/.exec(line);
    if (!match) continue;
    const [, key, length, value] = match;
    if (/^(?:DESC|PARAMS|CPARAMS|MOVE|SOLVE)$/.test(key) && value.length !== Number(length))
      return fault(
        'bad-header',
        `the line ${key} of the save file has ${value.length} characters where ${quote(length)} are promised: save it again`,
      );
    if (key === 'MOVE' || key === 'SOLVE') moves.push(value);
    else if (key === 'RESTART') moves.push('');
    else fields.set(key, value);
  }
  const game = fields.get('GAME') ?? GAME;
  if (game !== GAME)
    return fault('wrong-genre', `this is a saved game of ${quote(game)}; only ${GAME} is Hitori`);
  const params = fields.get('CPARAMS') ?? fields.get('PARAMS');
  const cells = fields.get('DESC');
  if (params === undefined || cells === undefined)
    return fault('bad-header', 'the save file has no line PARAMS or no line DESC');
  const parsed = parseGameId(`${params}:${cells}`);
  if (!parsed.ok) return parsed;
  const { cols } = parsed.value.puzzle;
  const answer = new Uint8Array(parsed.value.puzzle.symbols.length);
  const position = Number(fields.get('STATEPOS') ?? moves.length + 1);
  const isReplayed = moves
    .slice(0, Math.max(0, position - 1))
    .every((move) => replay(move, answer, cols));
  if (!isReplayed)
    return ok({
      ...parsed.value,
      warnings: [...parsed.value.warnings, 'a move of the save file cannot be read: marks dropped'],
    });
  return answer.some((state) => state !== UNKNOWN) ? ok({ ...parsed.value, answer }) : parsed;
}

/** Applies one move to the marks; false when it is no move of this game. */
function replay(move: string, answer: Shading, cols: number): boolean {
  if (move === '') {
    answer.fill(UNKNOWN);
    return true;
  }
  return move.split(';').every((step) => {
    if (step === 'S' || step === '') return true;
    const match = /^S?([BCE])(\d+),(\d+)$/.exec(step);
    const cell = match ? Number(match[3]) * cols + Number(match[2]) : answer.length;
    if (!match || Number(match[2]) >= cols || cell >= answer.length) return false;
    answer[cell] = STATES[match[1]];
    return true;
  });
}
