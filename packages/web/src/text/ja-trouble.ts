/** The Japanese texts of what goes wrong with the page itself, and of its new versions. */
import type { Messages } from './en.ts';
import type { enTrouble } from './en-trouble.ts';

export const jaTrouble: Pick<Messages, keyof typeof enTrouble> = {
  notLoaded: 'ページの一部を読み込めませんでした。接続を確かめて、再読み込みしてください。',
  crashed: 'このページでエラーが起きました。',
  crashedLead:
    '盤面は保存されています。再読み込みしてください。同じエラーが出るときは、別の盤面から始めてください。',
  reload: '再読み込み',
  otherBoard: '別の盤面',
  newVersion: '新しいバージョンがあります。',
  useVersion: '再読み込み',
};
