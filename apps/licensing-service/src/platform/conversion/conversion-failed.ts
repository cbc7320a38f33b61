import { Unavailable } from '../http/errors';

/**
 * `unreadable`: not a Word file that can be read. `too_costly`: it exceeded the time or memory limit. `too_many_pages`:
 * it has over 200 pages. `unavailable`: the converter is missing, unreachable or busy.
 */
export type ConversionProblem = 'unreadable' | 'too_costly' | 'too_many_pages' | 'unavailable';

/** A Word file was not converted. */
export class ConversionFailed extends Error {
  readonly reason: ConversionProblem;

  constructor(reason: ConversionProblem) {
    super(`A document was not converted: ${reason}.`);
    this.name = 'ConversionFailed';
    this.reason = reason;
  }
}

/** Throws the error of a converter; one about too much waiting work says that the converter is unavailable. */
export function unavailableIfBusy(error: unknown): never {
  throw error instanceof Unavailable ? new ConversionFailed('unavailable') : error;
}
