export interface ByteRange {
  readonly start: number;
  readonly end: number;
}
export function rangeOf(header: string | undefined, size: number): ByteRange | null | undefined;
