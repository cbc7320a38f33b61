import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { findDocxProblems } from './find-docx-problems.ts';

const source = workerData as string | Uint8Array;
const bytes = typeof source === 'string' ? await readFile(source) : Buffer.from(source);
parentPort?.postMessage(findDocxProblems(bytes));
