/** The words of a book in Japanese. */
import type { BookWords } from './words.ts';

const range = (first: number, last: number) => (first === last ? `${first}` : `${first}〜${last}`);

export const ja: BookWords = {
  title: 'ひとりにしてくれ',
  puzzle: (number) => `問題 ${number}`,
  size: (rows, cols) => `${rows} × ${cols}`,
  answers: '解答',
  answer: (number) => `解答 ${number}`,
  answersOn: (first, last) => `解答は ${range(first, last)} ページ`,
  levels: {
    easy: 'やさしい',
    medium: 'ふつう',
    hard: '難しい',
    expert: '上級',
    beyond: '手筋の外',
  },
  levelText: {
    easy: 'はさみ、ペア、隅、分断。仮定をしなくても、次のマスが見えます。',
    medium: 'ときどき「このマスを塗ったら」と考えると、すぐに矛盾が見つかります。',
    hard: '仮定をして数手たどり、矛盾を見つけます。',
    expert: '仮定がルールに反するまで、長くたどることがあります。',
    beyond: '解は一つですが、ほどよい長さの手順では見つかりません。鉛筆と根気をどうぞ。',
  },
  unrated: '難易度なし',
  puzzles: (first, last) => `問題 ${range(first, last)}`,
  marks: {
    multiple: '解が複数',
    none: '解なし',
    unknown: '未証明',
  },
  imprint: (count) =>
    `この本の ${count} 問には、どれも解がちょうど一つあり、理詰めで解けます。印刷の前に証明してあります。`,
  rules: {
    heading: 'ひとりにしてくれの解き方',
    goal: '次の三つのルールを守るように、いくつかのマスを塗ります。',
    each: [
      {
        heading: '重複させない',
        text: 'どの行にもどの列にも、塗らないマスに同じ数字を二つ以上残しません。この図では 2 が二つ残っています。',
      },
      {
        heading: '隣り合わせない',
        text: '塗ったマスどうしは、辺で接してはいけません（この図は悪い例です）。角で接するのはかまいません。',
      },
      {
        heading: '分断しない',
        text: '塗らないマスは、辺でつながって全体で一つになります。この図では左上の 2 が切り離されています。',
      },
    ],
    brokenAlt: {
      R1: '3 行の盤面。1 行目は 2 1 2 で、2 が二つとも残っているので、一つ目のルールに反する。',
      R2: '3 行の盤面。塗ったマスが隣り合っているので、二つ目のルールに反する。',
      R3: '3 行の盤面。左上のマスが塗った二つのマスで切り離されているので、三つ目のルールに反する。',
    },
    example: '解き方の例',
    exampleText:
      'どの問題も解は一つで、当てずっぽうは要りません。マスは行と列で呼びます。r2c3 は 2 行目の 3 列目です。',
  },
  walkthroughs: '解き方',
  walkthrough: (number) => `問題 ${number} の解き方`,
  legend:
    '実線の枠は決まるマス、点線の枠はその理由になるマス、マスの中の小さな数字は手順の順番です。',
  step: (number) => `${number}`,
  solution: '完成',
  stepAlt: (number) =>
    number === null ? '完成した盤面。' : `手順 ${number} の盤面。内容は下の文のとおりです。`,
  boardAlt: (number, rows, cols) => `問題 ${number} の盤面、${rows} 行 ${cols} 列。`,
  answerAlt: (number) => `問題 ${number} の解答。塗るマスにはそう書いてあります。`,
  shaded: (symbol) => `${symbol}、塗る`,
};
