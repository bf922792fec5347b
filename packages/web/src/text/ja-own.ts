/** The Japanese texts of puzzles of one's own. */
import type { enOwn } from './en-own.ts';
import type { Widen } from './widen.ts';

export const jaOwn: Widen<typeof enOwn> = {
  makeOwn: '自分で作る',
  makeOwnLead: '問題を入力すると、解が一つかどうかが一文字ごとに分かります。',
  openCompose: '作問台を開く',
  sendMessage: 'メッセージを問題にして送る',
  sendMessageLead: '解いた人には、塗ったマスを読んだ言葉が表示されます。',
  messageText: 'メッセージ',
  messageMake: 'リンクを作る',
  messageMaking: '問題を作っています…',
  messageMade: 'リンクができました。',
  messageEmpty: '文字を入力してください。',
  messageLink: '送るリンク',
  messagePlay: '自分で解いてみる',
  importAddsDrafts: (count) => `下書き${count}件を加えます。`,
  importReplacesDrafts: (count) => `同じ下書き${count}件を置き換えます。`,
  spells: (letters) => `塗ったマスを読むと「${letters}」`,
};
