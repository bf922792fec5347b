/** Lends the search kernel, whose tables are kept from puzzle to puzzle. */
import { createLender } from '../../base/lender.ts';
import { Search } from './search.ts';

export const withSearch: <R>(work: (search: Search) => R) => R = createLender(() => new Search());
