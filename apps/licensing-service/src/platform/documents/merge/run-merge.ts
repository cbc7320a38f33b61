import { Buffer } from 'node:buffer';
import { LoopPlugin, type ScopeDataResolver, type Tag, TagDisposition, TemplateHandler } from 'easy-template-x';
import type { DocxTag, MergeAnswer, MergeTask } from './merge-values.ts';
import { readPlace } from './read-place.ts';
import { readProblem } from './read-problem.ts';
import { MissingValue, resolveValue } from './resolve-value.ts';
import { TextInLines } from './text-in-lines.ts';

/** Headers nest deeper than the library expects. */
const deepestXml = 60;

const kinds: Readonly<Record<Tag['disposition'], DocxTag['kind']>> = {
  [TagDisposition.SelfClosed]: 'value',
  [TagDisposition.Open]: 'open',
  [TagDisposition.Close]: 'close',
};

/** Texts and loops alone: no raw XML, pictures, links or charts from values. */
const handlerFor = (scopeDataResolver?: ScopeDataResolver) =>
  new TemplateHandler({
    plugins: [new LoopPlugin(), new TextInLines()],
    maxXmlDepth: deepestXml,
    ...(scopeDataResolver === undefined ? {} : { scopeDataResolver }),
  });

/** Reads or fills the tags of a Word file. */
export async function runMerge(task: MergeTask): Promise<MergeAnswer> {
  try {
    const docx = Buffer.from(task.docx);
    if (task.kind === 'tags') {
      const tags = await handlerFor().parseTags(docx);
      return {
        tags: tags.map((tag) => ({ name: tag.name, kind: kinds[tag.disposition], place: readPlace(tag) })),
      };
    }
    const { values } = task;
    const merged = await handlerFor((scope) => resolveValue(scope, values)).process(docx, {});
    return { docx: new Uint8Array(merged) };
  } catch (error) {
    if (error instanceof MissingValue) return { missing: error.tag };
    const problem = readProblem(error);
    if (problem === null) throw error;
    return { problem };
  }
}
