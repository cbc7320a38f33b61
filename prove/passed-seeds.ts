import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tooling/commands/shell.mjs';

export interface PassedSeeds {
  readonly seeds: ReadonlySet<number>;
  /** Gets a line for each seed that passes. */
  readonly file: string;
}

/** The seeds of random histories that passed on a database with the code as it is. */
export function openPassedSeeds(database: string): PassedSeeds {
  const folder = join(root, '.reports/histories');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${database}-${codeDigest()}.txt`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return { seeds: new Set(lines.filter((line) => line !== '').map(Number)), file };
}

const code = ['apps/licensing-service/src', 'apps/licensing-service/migrations', 'packages/api-client/src'];

/** A digest of the source of the service and its contract, without tests. */
function codeDigest(): string {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...code];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  const digest = createHash('sha256');
  for (const file of files.filter((name) => name !== '' && !name.endsWith('.test.ts') && existsSync(join(root, name))))
    digest.update(file).update(readFileSync(join(root, file)));
  return digest.digest('hex').slice(0, 12);
}
