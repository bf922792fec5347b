/** The Japanese texts of the finish, and of looking back on a game. */
import type { Messages } from './en.ts';
import type { enFinish } from './en-finish.ts';

export const jaFinish: Pick<Messages, keyof typeof enFinish> = {
  aids: {
    walk: '解き方を見た',
    watch: '自動解答を見た',
    replay: '以前に完成',
    marks: '印付きで開始',
    mistake: '間違いを見た',
    solution: '解答を見た',
  },
  firstTime: 'この大きさと難易度では初めての記録です',
  faster: (time) => `これまでの最短より ${time} 速い新記録です`,
  slower: (time, best) => `最短記録 ${best} まであと ${time}`,
  streak: (days) => `今日の問題：${days}日連続`,
  anyLegal:
    'この盤面の解は一つではありません。規則を満たす解ならどれでも正解で、これもその一つです。',
  nextPuzzle: '次の問題',
  replay: '振り返る',
  replayLead: '自分の手を一手ずつ見ていきます。',
  move: (at, all) => (at === 0 ? '最初の手の前' : `${all}手中${at}手目`),
  firstMistake: (move) => `最初の間違いは${move}手目でした。`,
  noMistake: '間違った手はありません。',
  mistakeUnknown: '解が一つに決まらないので、どの手が間違いとは言えません。',
  showMistake: 'その手を見る',
  findMistake: '最初の間違いを探す',
  rewind: (move) => (move === 1 ? '最初に戻る' : `${move - 1}手目に戻る`),
  giveUp: '降参する',
  giveUpSure: '自分の盤面と並べて解答を見ますか？ この盤面では最短記録は付かなくなります。',
  showSolution: '解答を見る',
  yourBoard: '自分の盤面',
  solutionHere: '解答',
  oneSolution: '解の一つ',
  noSolutionHere: 'この盤面に解はありません。',
  solutionUnknown: '制限内に解が見つかりませんでした。',
  differs: (count) =>
    count === 0 ? '付けた印に違いはありません。' : `付けた印のうち${count}か所が違います。`,
  result: '結果',
  resultLead: '印は入らないので、解答は分かりません。',
  resultText: '結果の文字列',
  saveCard: 'カードを保存',
  sendCard: '共有',
  card: (what, time, how) => `ひとりにしてくれ ${what}：${time}、${how}`,
};
