import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { checkImageHeader } from './check-image-header.ts';
import type { DecoderAnswer, DecoderTask } from './decoder-task.ts';
import { encodeSquare } from './encode-square.ts';
import { encodeThumbnails } from './encode-thumbnails.ts';
import { renderFirstPage } from './render-first-page.ts';

async function perform(task: DecoderTask): Promise<DecoderAnswer> {
  const { source } = task;
  const bytes = Buffer.from(typeof source === 'string' ? await readFile(source) : source);
  if (task.kind === 'first-page') return renderFirstPage(bytes, task);
  const refusal = checkImageHeader(bytes, task.maxPixels);
  if (refusal !== null) return { refusal };
  return task.kind === 'thumbnails'
    ? { pictures: await encodeThumbnails(bytes, task.boxes) }
    : encodeSquare(bytes, task);
}

const answer = await perform(workerData as DecoderTask).catch((): DecoderAnswer => ({ refusal: 'unreadable' }));
parentPort?.postMessage(answer);
