import { createLog, type Log } from '../platform';

/** A log at the level that says most, with every line it has written. */
export function listeningLog(): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = [];
  return { log: createLog('trace', { write: (line: string) => void lines.push(line) }), lines };
}
