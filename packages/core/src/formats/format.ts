/** The names, outcomes and errors that all formats share (`contract/format.ts`). */
export * from './contract/format.ts';
