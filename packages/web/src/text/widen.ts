/** The same shape of texts with any words in it. */
export type Widen<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : T extends readonly unknown[]
      ? T
      : { readonly [Key in keyof T]: Widen<T[Key]> };
