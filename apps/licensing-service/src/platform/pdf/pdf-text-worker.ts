import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { extractText, type PdfTextTask } from './extract-text.ts';

const task = workerData as PdfTextTask;
const bytes = Buffer.from(typeof task.source === 'string' ? await readFile(task.source) : task.source);
parentPort?.postMessage(await extractText(bytes, task));
