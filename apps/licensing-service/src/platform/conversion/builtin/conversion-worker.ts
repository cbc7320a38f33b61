import { parentPort } from 'node:worker_threads';
import { collectGarbage } from '../../collect-garbage.ts';
import type { ConversionAnswer } from './conversion-answer.ts';
import { convertDocx } from './convert-docx.ts';
import { fontFamilies, readFamily } from './fonts/font-files.ts';

/** Rest after which memory is freed, in ms. Doing so between the previews of someone who types would slow each by 100 ms. */
const rest = 2000;
let timer: NodeJS.Timeout | undefined;

async function answer(docx: Uint8Array): Promise<void> {
  clearTimeout(timer);
  parentPort?.postMessage(await convertDocx(docx).catch((): ConversionAnswer => ({ problem: 'unreadable' })));
  timer = setTimeout(collectGarbage, rest);
}

parentPort?.on('message', (docx: Uint8Array) => void answer(docx));
await Promise.all(fontFamilies.map(readFamily));
parentPort?.postMessage('ready');
