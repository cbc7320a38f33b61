import { parentPort, workerData } from 'node:worker_threads';
import { drawOnPages } from './draw-on-pages.ts';
import type { DrawingAnswer, DrawingTask } from './drawing-task.ts';
import { PdfRefused } from './pdf-refused.ts';

async function draw(task: DrawingTask): Promise<DrawingAnswer> {
  try {
    return { pdf: await drawOnPages(task) };
  } catch (error) {
    return { refusal: error instanceof PdfRefused ? error.reason : 'unreadable' };
  }
}

parentPort?.postMessage(await draw(workerData as DrawingTask));
