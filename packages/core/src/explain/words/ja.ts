/** Japanese. */
import type { Mark } from '../../people/deduction/deduction.ts';
import { SHADED } from '../../puzzle/shading.ts';
import type { Words } from './words.ts';

const list = (items: readonly string[]): string => items.join('、');

const verb = (state: Mark): string => (state === SHADED ? '塗る' : '塗らない');

const cutsOff = (part: string | undefined): string =>
  part === undefined ? '盤面を切り離す' : ` ${part} を切り離す`;

export const ja: Words = {
  techniques: {
    routine: {
      name: '基本',
      rule: '塗ったマスの隣は塗らない。残したマスと同じ行や列にある同じ記号は塗る',
    },
    sandwich: { name: 'はさみ', rule: '同じ記号にはさまれたマスは塗らない' },
    pair: {
      name: 'ペア',
      rule: '隣り合う同じ記号は一方が残るので、その行や列のほかの同じ記号は塗る',
    },
    corner: { name: '隅', rule: '両隣と同じ記号の隅のマスは塗る' },
    cut: { name: '分断', rule: '塗ると盤面が分断されるマスは塗らない' },
    forced: { name: '強制', rule: 'マスの一方の状態は、基本だけですぐに規則に反する' },
    short_contradiction: { name: '短い背理法', rule: 'マスの一方の状態は、数手で規則に反する' },
    contradiction: { name: '背理法', rule: 'マスの一方の状態は、たどっていくと規則に反する' },
    mistake: { name: '間違い', rule: 'いまの印は、すべては正しくない' },
    search: { name: '探索', rule: '手筋では進めず、すべてを試すしかない' },
  },
  pictures: {
    triple: { name: '三連', rule: '三つ並んだ同じ記号は、中央を残して両端を塗る' },
    inner_triple: {
      name: '内側の三つ組',
      rule: '隅を囲む三つの同じ記号のうち内側を残すと、ほかの二つを塗ることになり、隅が切り離される',
    },
    quad_corner: {
      name: '隅の四つ組',
      rule: '隅を埋める二組のペアは対角線上で一つずつ塗るが、隅を通らない対角線では隅が切り離される',
    },
    double_corner: {
      name: '隅のペア',
      rule: '隅の隣のこのマスを塗ると、その隣の同じ記号が残ってもう一方を塗ることになり、二つで隅が切り離される',
    },
    offset_pair: {
      name: 'ずれたペア',
      rule: 'ペアの一方を塗る。このマスの隣を塗れば、このマスは塗らない。もう一方を塗れば、その隣の記号が残り、このマスの隣にある同じ記号を塗るので、やはり塗らない',
    },
    flanked_pair: {
      name: 'はさまれたペア',
      rule: '内側のペアの一方を塗ると、その隣の記号が残るので、その行や列のほかの同じ記号は塗る',
    },
    square: {
      name: '四角のペア',
      rule: '並んだ二組のペアは、どちらかの対角線上で一つずつ塗る',
    },
    stacked_pairs: {
      name: '重なったペア',
      rule: 'ペアは左右交互に塗られ、どちらの場合も、このマスは出口として必要になるか、塗ったマスの隣になる',
    },
  },
  levels: {
    easy: 'やさしい',
    medium: 'ふつう',
    hard: '難しい',
    expert: '上級',
    beyond: '手筋の外',
  },
  endings: {
    solved: '解けました。残りはありません。',
    impossible: 'この問題には解がありません。決まるマスをたどると、規則に反します。',
    open: 'これ以上は決まりません。残りのマスは解によって異なります。',
    limit: '手筋では進めず、探索で証明する前に制限に達しました。',
  },

  row: (number) => `${number}行目を見てください。`,
  column: (number) => `${number}列目を見てください。`,
  corner: (cell) => `隅 ${cell} を見てください。`,
  area: (from, to) => `${from} から ${to} までを見てください。`,
  wholeBoard: '盤面全体を見てください。',

  term: ({ name, rule }) => `${name}：${rule}。`,
  list,
  space: '',

  neighbours: (source, cells) => `${source} を塗ったので、${list(cells)} は塗らない。`,
  equals: (source, symbol, cells) =>
    `${source} の ${symbol} が残るので、同じ行や列の ${list(cells)} は塗る。`,
  sandwich: (cell, ends, symbol) =>
    `${cell} は同じ ${symbol} の ${list(ends)} にはさまれ、その一方は塗るので、${cell} は塗らない。`,
  pair: (pair, symbol, cells) =>
    `隣り合う ${list(pair)} はどちらも ${symbol} で、一方だけが残るので、${list(cells)} は塗る。`,
  corners: (cell, beside, symbol) =>
    `${list([cell, ...beside])} はどれも ${symbol}。${cell} を残すとほかの二つを塗ることになり、切り離される。よって ${cell} は塗る。`,
  cut: (cell, closing) => `${cell} を塗ると、${closing}。よって ${cell} は塗らない。`,
  likewise: (cells, because, symbol, state) =>
    `同じく ${list(because)} の ${symbol} から、${list(cells)} は${verb(state)}。`,
  picture: (cell, equals, rule) => {
    const seen = equals.map(({ symbol, cells }) => `${symbol}（${cells.join('・')}）`);
    return `${seen.join('と')}から、${cell} について：${rule}。`;
  },
  search: (cell, state) =>
    `ここでは手筋が尽きました。すべての可能性を探索すると、${cell} は${verb(state)}と証明できます。`,
  therefore: (cell, state) => `よって ${cell} は${verb(state)}。`,

  suppose: (cell, state) => `${cell} を${verb(state)}とする。`,
  byNeighbour: (cell, source) => `${source} の隣なので、${cell} は塗らない。`,
  byEqual: (cell, source, symbol) => `${source} の ${symbol} が残るので、${cell} は塗る。`,
  bySandwich: (cell, ends, symbol) =>
    `また、二つの ${symbol}（${list(ends)}）にはさまれた ${cell} は塗らない。`,
  byPair: (cell, pair, symbol) =>
    `また、${list(pair)} の一方が ${symbol} を残すので、${cell} は塗る。`,
  byCorner: (cell, beside, symbol) =>
    `また、${list(beside)} と同じ ${symbol} の隅 ${cell} は塗る。`,
  byCut: (cell, closing) => `${cell} を塗ると、${closing}ので、塗らない。`,

  duplicate: (cells, symbol) => `すると ${list(cells)} にどちらも ${symbol} が残り、規則に反する。`,
  touching: (cells) => `すると塗った ${list(cells)} が隣り合い、規則に反する。`,
  divided: (closing) => `すると${closing}。`,
  ring: (cells, cutOff) => `塗ったマス ${list(cells)} が輪になって${cutsOff(cutOff)}`,
  wall: (cells, cutOff) => `塗ったマス ${list(cells)} が端から端までつながって${cutsOff(cutOff)}`,
  splitter: (cell) => `${cell} だけで盤面が分断される`,
  nothingOpen: () => '残るマスがなくなる',
  cellsWith: (cell, others) => `${cell} ほか${others}マス`,

  violations: {
    R1: (line, number, symbol, cells) =>
      `${number}${line === 'row' ? '行目' : '列目'}に ${symbol} が${cells.length}つ残っています（${list(cells)}）。`,
    R2: (cells) => `塗った ${list(cells)} が隣り合っています。`,
    R3: (cutOff) => `塗ったマスが ${cutOff} を切り離しています。`,
    nothingOpen: '残るマスがありません。',
  },

  wrong: (cell, state) => `${cell} を${verb(state)}とした印は間違いです。`,
  noSolutionHas: (cell, state) => `${cell} を${verb(state)}解はありません。`,
  clashTogether: (cells) =>
    `${list(cells)} の印は、一つずつなら可能ですが、同時には成り立ちません。`,
  noSolutionHasAll: 'すべてを含む解はありません。',
  unjudged: '印が正しいかどうかを時間内に判定できませんでした。正しければ、次のことが言えます。',

  page: {
    title: '解き方',
    step: (number) => `手順${number}`,
    solution: '解答',
    legend:
      '実線の枠：決まるマス。点線の枠：根拠となるマス。線：つながってしまう塗ったマス。数字：背理法の手順（塗りは薄い色）。',
    verdicts: {
      unique: '解はただ一つ。',
      multiple: '解は複数。手順はすべての解に当てはまる。',
      none: '解なし。手順をたどると規則に反する。',
      unknown: 'すべてが分かる前に制限に達した。',
    },
    ends: {
      solved: '解答',
      impossible: '規則に反するところ',
      open: '解によって異なるマス',
      limit: 'ここまで',
    },
  },
};
