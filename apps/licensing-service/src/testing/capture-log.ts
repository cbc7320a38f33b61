import { createLog, type Log } from '../platform';

/** A log at level `trace` and the lines it has written. */
export function captureLog(): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = [];
  return { log: createLog('trace', { write: (line: string) => void lines.push(line) }), lines };
}
