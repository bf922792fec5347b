/**
 * The words of program texts, whatever the language: numbers, names, quoted texts and single signs, with
 * the line they stand on. Comments of the usual kinds are skipped. One pass, linear: a quotation mark
 * that is not closed is looked for once a line, not once a mark.
 */
export interface Token {
  readonly kind: 'number' | 'word' | 'string' | 'sign';
  readonly text: string;
  /** 0-based. */
  readonly line: number;
}

const WORD_CHAR = /[\p{L}\p{N}_]/u;
const SPACE = /\s/;

export function scanTokens(text: string): Token[] {
  return new Scanner(text).scan();
}

class Scanner {
  readonly #text: string;
  readonly #tokens: Token[] = [];
  #at = 0;
  #line = 0;
  /** Up to where no closing mark of a kind is to be found. */
  readonly #unclosed = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
  }

  scan(): Token[] {
    while (this.#at < this.#text.length) this.#step();
    return this.#tokens;
  }

  #step(): void {
    const char = this.#text[this.#at];
    if (char === '\n') {
      this.#line++;
      this.#at++;
    } else if (SPACE.test(char)) this.#at++;
    else if (this.#isComment(char)) this.#skipTo('\n');
    else if (char === '/' && this.#text[this.#at + 1] === '*') this.#skipBlock();
    else if (char === '"' || char === "'" || char === '`') this.#takeString(char);
    else if (WORD_CHAR.test(char)) this.#takeWord('');
    else if (char === '-' && this.#isMinus()) {
      this.#at++;
      this.#takeWord('-');
    } else {
      this.#push('sign', char);
      this.#at++;
    }
  }

  #push(kind: Token['kind'], text: string): void {
    this.#tokens.push({ kind, text, line: this.#line });
  }

  #isComment(char: string): boolean {
    const next = this.#text.charAt(this.#at + 1);
    if (char === '%') return true;
    if (char === '/') return next === '/';
    if (char === '-') return next === '-' && !/\d/.test(this.#text.charAt(this.#at + 2));
    if (char === ';') return next === ';';
    return char === '#' && /[\s\p{L}!]/u.test(next);
  }

  /** Whether a dash is the sign of a number, not between two things. */
  #isMinus(): boolean {
    if (!/\d/.test(this.#text.charAt(this.#at + 1))) return false;
    const last = this.#tokens.at(-1);
    return !last || (last.kind === 'sign' && !')]}'.includes(last.text)) || last.kind === 'number';
  }

  #skipTo(mark: string): void {
    const end = this.#text.indexOf(mark, this.#at);
    this.#moveTo(end < 0 ? this.#text.length : end);
  }

  #skipBlock(): void {
    const end = this.#find('*/', this.#at + 2, this.#text.length);
    if (end < 0) this.#at += 2;
    else this.#moveTo(end + 2);
  }

  #moveTo(end: number): void {
    for (let at = this.#at; at < end; at++) if (this.#text[at] === '\n') this.#line++;
    this.#at = end;
  }

  #takeString(mark: string): void {
    const triple = mark.repeat(3);
    const isTriple = this.#text.startsWith(triple, this.#at);
    const open = isTriple ? triple : mark;
    const lineEnd = this.#text.indexOf('\n', this.#at);
    const isLong = isTriple || mark === '`';
    const limit = isLong || lineEnd < 0 ? this.#text.length : lineEnd;
    const start = this.#at + open.length;
    const end = this.#find(open, start, limit);
    if (end < 0) {
      this.#push('sign', mark);
      this.#at++;
      return;
    }
    this.#push('string', this.#text.slice(start, end).replaceAll('\\n', '\n'));
    this.#moveTo(end + open.length);
  }

  /** The next closing mark that is not escaped, before the limit. */
  #find(mark: string, start: number, limit: number): number {
    if ((this.#unclosed.get(mark) ?? -1) >= limit) return -1;
    for (let at = this.#text.indexOf(mark, start); at >= 0 && at < limit; ) {
      if (this.#text[at - 1] !== '\\' || at === start) return at;
      at = this.#text.indexOf(mark, at + 1);
    }
    this.#unclosed.set(mark, limit);
    return -1;
  }

  #takeWord(sign: string): void {
    const start = this.#at;
    while (this.#at < this.#text.length && WORD_CHAR.test(this.#text[this.#at])) this.#at++;
    const isFraction =
      this.#text[this.#at] === '.' &&
      /\d/.test(this.#text.charAt(this.#at + 1)) &&
      /^\d+$/.test(this.#text.slice(start, this.#at));
    if (isFraction) {
      this.#at++;
      while (this.#at < this.#text.length && /\d/.test(this.#text[this.#at])) this.#at++;
    }
    const word = this.#text.slice(start, this.#at);
    this.#push(/^\d+(?:\.\d+)?$/.test(word) ? 'number' : 'word', sign + word);
  }
}
