/** `@hitori/core/compose`: what a setter asks of a puzzle in the making. */
export { shapeForMessage } from '../generate/message.ts';
export { type AnalyseOptions, type Analysis, analyse } from './analyse.ts';
export { type Audit, type AuditInput, audit, type Problem, type ProblemCode } from './audit.ts';
export { type Conflict, findConflict } from './conflict.ts';
export { type Minimised, type MinimiseOptions, minimise } from './minimise.ts';
export { findRepairs, type Repair, type Repairs } from './repair.ts';
