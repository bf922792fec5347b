/** Finer names for what is seen. */
export const PICTURES = [
  'triple',
  'inner_triple',
  'quad_corner',
  'double_corner',
  'offset_pair',
  'flanked_pair',
  'stacked_pairs',
] as const;
export type Picture = (typeof PICTURES)[number];
