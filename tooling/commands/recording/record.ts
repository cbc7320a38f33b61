import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compareFolders, describeDifferences } from './compare.ts';
import { makeRecording } from './make-recording.ts';

const usage = 'Usage: npm run record -- FOLDER [--against OTHER_FOLDER]';

const [folder, option, other, ...rest] = process.argv.slice(2);
if (
  folder === undefined ||
  folder.startsWith('-') ||
  rest.length > 0 ||
  (option !== undefined && (option !== '--against' || other === undefined))
) {
  console.error(usage);
  process.exit(2);
}

const target = resolve(folder);
const dataDir = mkdtempSync(join(tmpdir(), 'atrium-recording-'));
try {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  console.log(await makeRecording(target, join(dataDir, 'data')));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
if (other !== undefined) {
  const differences = compareFolders(resolve(other), target);
  console.log(differences.length === 0 ? 'No difference.' : describeDifferences(differences));
  process.exitCode = differences.length === 0 ? 0 : 1;
}
