/** The workers: one that answers at once (hints, explanations), one that makes puzzles. */
import { WorkerClient } from '../worker/client.ts';

export const solver: WorkerClient = new WorkerClient();
export const maker: WorkerClient = new WorkerClient();
