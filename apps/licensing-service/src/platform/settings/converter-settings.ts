import { accessSync, constants } from 'node:fs';
import { isAbsolute } from 'node:path';
import { StartupError } from '../startup-error';
import type { ConverterSettings } from './settings';

/** Reads `SOFFICE_PATH` and `GOTENBERG_URL`, of which one at most is set. */
export function readConverter(read: (name: string) => string | null): ConverterSettings {
  const [program, url] = [read('SOFFICE_PATH'), read('GOTENBERG_URL')];
  if (program !== null && url !== null) throw new StartupError('SOFFICE_PATH and GOTENBERG_URL exclude each other.');
  if (program !== null) return { kind: 'libreoffice', program: readProgram(program) };
  return url === null ? { kind: 'builtin' } : { kind: 'gotenberg', url: readUrl(url) };
}

function readProgram(path: string): string {
  try {
    if (!isAbsolute(path)) throw new Error('The path is relative.');
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    throw new StartupError(`SOFFICE_PATH must be the path of LibreOffice, such as /usr/bin/soffice, not "${path}".`);
  }
}

/** The error never repeats the value, since it may contain a password. */
function readUrl(value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '');
  throw new StartupError('GOTENBERG_URL must be an address of Gotenberg, such as http://127.0.0.1:3000.');
}
