import type { Action } from './plop';
import { runCommand } from './run-command';

/** Formats generated files and lines. */
export function format(...folders: string[]): Action {
  return (_answers, _config, plop) => runCommand(plop.getDestBasePath(), 'oxfmt', ...folders);
}
