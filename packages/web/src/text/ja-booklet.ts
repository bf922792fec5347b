/** The Japanese texts of the booklet, a PDF of boards. */
import type { Messages } from './en.ts';
import type { enBooklet } from './en-booklet.ts';

export const jaBooklet: Pick<Messages, keyof typeof enBooklet> = {
  booklet: '冊子（PDF）',
  bookletLead: '問題番号、難易度、ページ番号の入った冊子を、この端末の中で作ります。',
  bookletOf: '内容',
  bookletBoards: { these: 'この盤面', fresh: '同じ大きさと難易度の新しい問題' },
  bookletCount: '問題数',
  bookletRules: 'はじめにルールを載せる',
  saveBooklet: 'PDF で保存',
  bookletMaking: (done, count) => `${count} 問中 ${done + 1} 問目を作成中…`,
  bookletSetting: 'ページを作成中…',
  bookletReady: '冊子を保存しました。',
  bookletFailed: {
    'too-small': '1ページにこの数では、盤面が大きすぎて入りません。',
    'no-glyph': '冊子のフォントにない記号を使った盤面があります。',
    other: '冊子を作れませんでした。',
  },
};
