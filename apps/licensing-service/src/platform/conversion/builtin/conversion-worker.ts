import { parentPort } from 'node:worker_threads';
import { collectGarbage } from '../../collect-garbage.ts';
import type { ConversionAnswer } from './conversion-answer.ts';
import { convertDocx } from './convert-docx.ts';
import { fontFamilies, readFamily } from './fonts/font-files.ts';

parentPort?.on('message', (docx: Uint8Array) => {
  void convertDocx(docx)
    .catch((): ConversionAnswer => ({ problem: 'unreadable' }))
    .then((answer) => parentPort?.postMessage(answer))
    .then(collectGarbage);
});
await Promise.all(fontFamilies.map(readFamily));
parentPort?.postMessage('ready');
