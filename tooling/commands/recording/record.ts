import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compareFolders, describeDifferences } from './compare/compare-folders.ts';
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
const isRecording = existsSync(join(target, 'openapi.json')) && existsSync(join(target, 'headers.txt'));
if (existsSync(target) && readdirSync(target).length > 0 && !isRecording) {
  console.error(`${target} holds something else than a recording. Name another folder.`);
  process.exit(2);
}
if (other !== undefined && (resolve(other) === target || !existsSync(join(resolve(other), 'openapi.json')))) {
  console.error(`${resolve(other)} is no other recording to compare with.`);
  process.exit(2);
}

const dataDir = mkdtempSync(join(tmpdir(), 'atrium-recording-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
console.log(await makeRecording(target, join(dataDir, 'data')));
if (other !== undefined) {
  const differences = compareFolders(resolve(other), target);
  console.log(differences.length === 0 ? 'No difference.' : describeDifferences(differences));
  process.exitCode = differences.length === 0 ? 0 : 1;
}
