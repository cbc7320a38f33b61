import { parentPort, workerData } from 'node:worker_threads';
import { openPdf } from './open-pdf.ts';
import { readTextPlaces } from './read-text-places.ts';
import type { TextSearch } from './text-places.ts';

const { pdf, texts } = workerData as TextSearch;
const opened = await openPdf(Buffer.from(pdf));
if ('refusal' in opened) throw new Error(`The PDF is refused: ${opened.refusal}.`);
parentPort?.postMessage(readTextPlaces(opened, texts));
