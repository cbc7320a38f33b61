import type { DecoderTask } from './decoder-task.ts';

/** Resident memory of a decoder process: 40 megapixels with 16 bits a channel take about 700 MiB. */
export const maximumMemory = 1024 ** 3;

/** Milliseconds until a decoder process is killed. */
export const maximumTime = 10_000;

/** The decoder process and the address of its worker, which bundles put in one folder. */
export interface DecoderRequest {
  readonly task: DecoderTask;
  readonly worker: string;
}
