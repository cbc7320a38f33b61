import { type IsolationLimits, runIsolated } from '../isolated/run-isolated';
import type { DecoderAnswer, DecoderTask, EncodedImage } from './decoder-task';
import { ImageRefused } from './image-refused';

/**
 * 40 megapixels with 16 bits a channel take about 700 MiB. They take two seconds on an idle machine; on a busy one the
 * low priority of the process makes them wait.
 */
const limits: IsolationLimits = { memory: 1024 ** 3, milliseconds: 30_000 };

/** @throws ImageRefused */
export async function runDecoder(
  task: DecoderTask,
  milliseconds: number = limits.milliseconds,
): Promise<readonly EncodedImage[]> {
  const answer = await runIsolated<DecoderAnswer>('../images/decoder-worker', task, { ...limits, milliseconds });
  if ('failure' in answer) throw new ImageRefused(answer.failure === 'too_costly' ? 'too_costly' : 'unreadable');
  if ('refusal' in answer.result) throw new ImageRefused(answer.result.refusal);
  return answer.result.pictures;
}
