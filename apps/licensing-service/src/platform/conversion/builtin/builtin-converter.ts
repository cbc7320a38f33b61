import { availableParallelism } from 'node:os';
import { createWarmProcesses, type WarmLimits } from '../../isolated/create-warm-processes';
import { ConversionFailed, type ConversionProblem, unavailableIfBusy } from '../conversion-failed';
import type { WarmFailure } from '../../isolated/start-warm-process';
import type { DocxToPdf } from '../docx-to-pdf';
import type { ConversionAnswer } from './conversion-answer';

const megabyte = 1024 * 1024;

const limits: WarmLimits = {
  atOnce: availableParallelism(),
  waiting: 50,
  memory: 512 * megabyte,
  restingMemory: 416 * megabyte,
  milliseconds: 10_000,
  uses: 200,
  idleMilliseconds: 300_000,
};

/** Converts in processes of this service, without another program. */
export function createBuiltinConverter(): DocxToPdf {
  const convert = createWarmProcesses<ConversionAnswer>('../conversion/builtin/conversion-worker', limits);
  return {
    convert: async (docx) => {
      const answer = await convert(docx).catch(unavailableIfBusy);
      if ('failure' in answer) throw new ConversionFailed(problemOf(answer.failure));
      if ('problem' in answer.result) throw new ConversionFailed(answer.result.problem);
      return answer.result.converted;
    },
  };
}

function problemOf(failure: WarmFailure): ConversionProblem {
  if (failure === 'not_started') return 'unavailable';
  return failure === 'too_costly' ? 'too_costly' : 'unreadable';
}
