/**
 * Follows the brackets of JSON through pieces of text, so that the end of a value that spans lines is
 * known without parsing it again and again. Brackets within strings do not count.
 */
export class JsonDepth {
  #depth = 0;
  #isString = false;
  #isEscaped = false;

  /** Whether the text up to here ends outside of every bracket. */
  get isClosed(): boolean {
    return this.#depth <= 0 && !this.#isString;
  }

  push(text: string): this {
    for (let at = 0; at < text.length; at++) {
      const char = text[at];
      if (this.#isEscaped) this.#isEscaped = false;
      else if (this.#isString) {
        if (char === '\\') this.#isEscaped = true;
        else if (char === '"') this.#isString = false;
      } else if (char === '"') this.#isString = true;
      else if (char === '{' || char === '[') this.#depth++;
      else if (char === '}' || char === ']') this.#depth--;
    }
    return this;
  }
}

export function isClosedJson(text: string): boolean {
  return /^\s*[[{]/.test(text) && new JsonDepth().push(text).isClosed;
}
