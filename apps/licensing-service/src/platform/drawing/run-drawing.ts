import { type IsolationLimits, runIsolated } from '../isolated/run-isolated';
import type { DrawingAnswer, DrawingTask } from './drawing-task';
import { PdfRefused } from './pdf-refused';

const limits: IsolationLimits = { memory: 512 * 1024 ** 2, milliseconds: 10_000 };

/**
 * Draws in an isolated process, within 10 s and 512 MiB.
 *
 * @throws PdfRefused
 */
export async function runDrawing(task: DrawingTask): Promise<Uint8Array> {
  const answer = await runIsolated<DrawingAnswer>('../drawing/drawing-worker', task, limits);
  if ('failure' in answer) throw new PdfRefused(answer.failure === 'too_costly' ? 'too_costly' : 'unreadable');
  if ('refusal' in answer.result) throw new PdfRefused(answer.result.refusal);
  return answer.result.pdf;
}
