import { availableParallelism } from 'node:os';
import { DomainError, Unavailable } from '../../http/errors';
import { createWarmProcesses, type WarmLimits } from '../../isolated/create-warm-processes';
import type { WarmFailure } from '../../isolated/start-warm-process';
import type { DocxTag, MergeAnswer, MergeTask, MergeValues, TagProblem } from './merge-values';

const megabyte = 1024 * 1024;

const limits: WarmLimits = {
  atOnce: availableParallelism(),
  waiting: 50,
  memory: 512 * megabyte,
  restingMemory: 256 * megabyte,
  milliseconds: 10_000,
  uses: 500,
  idleMilliseconds: 300_000,
};

const perform = createWarmProcesses<MergeAnswer>('../documents/merge/merge-worker', limits);

/** The tags of a file cannot be understood. */
export class TagsRefused extends Error {
  readonly problem: TagProblem;
  constructor(problem: TagProblem) {
    super(`A tag is wrong: ${problem.reason}.`);
    this.name = 'TagsRefused';
    this.problem = problem;
  }
}

async function run(task: MergeTask): Promise<MergeAnswer> {
  const answer = await perform(task);
  if ('failure' in answer) throw failureOf(answer.failure);
  if ('problem' in answer.result) throw new TagsRefused(answer.result.problem);
  return answer.result;
}

function failureOf(failure: WarmFailure): DomainError {
  if (failure === 'not_started') return new Unavailable();
  return new DomainError(422, failure === 'too_costly' ? 'document_too_costly' : 'document_unreadable');
}

/**
 * The tags of a checked Word file, in its order; also those of headers and footers.
 *
 * @throws TagsRefused
 */
export async function readDocxTags(docx: Uint8Array): Promise<readonly DocxTag[]> {
  const answer = await run({ kind: 'tags', docx });
  if (!('tags' in answer)) throw new Error('The merge returned no tags.');
  return answer.tags;
}

/**
 * Fills the tags of a checked Word file. Every tag needs a value.
 *
 * @throws TagsRefused
 */
export async function mergeDocx(docx: Uint8Array, values: MergeValues): Promise<Uint8Array> {
  const answer = await run({ kind: 'merge', docx, values });
  if ('missing' in answer) throw new Error(`The tag {${answer.missing}} has no value.`);
  if (!('docx' in answer)) throw new Error('The merge returned no file.');
  return answer.docx;
}
