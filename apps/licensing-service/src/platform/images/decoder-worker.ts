import { parentPort, workerData } from 'node:worker_threads';
import type { DecoderAnswer, DecoderTask } from './decoder-task.ts';
import { renderFirstPage } from './render-first-page.ts';
import { encodeSquare } from './encode-square.ts';
import { encodeThumbnail } from './encode-thumbnail.ts';

function perform(task: DecoderTask): Promise<DecoderAnswer> {
  switch (task.kind) {
    case 'thumbnail':
      return encodeThumbnail(task.bytes, task.box);
    case 'square':
      return encodeSquare(task.bytes, task.square, task.size);
    case 'first-page':
      return renderFirstPage(task);
  }
}

const answer = await perform(workerData as DecoderTask).catch((): DecoderAnswer => ({ refusal: 'unreadable' }));
parentPort?.postMessage(answer);
