import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { checkDocx } from './check-docx.ts';

parentPort?.postMessage(checkDocx(await readFile(workerData as string)));
