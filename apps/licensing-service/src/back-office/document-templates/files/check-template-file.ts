import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { TemplateContent } from '@atrium/api-client/contract';
import {
  ConversionFailed,
  conversionMessages,
  type ConvertedPdf,
  findTextPlaces,
  inspectDocx,
  type Language,
  mergeDocx,
  readDocxTags,
  type ReceivedFile,
  TagsRefused,
  Unavailable,
} from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { describeTags } from '../tags/describe-tags';
import { sampleValues } from '../tags/sample-values';
import { tagsAsValues } from '../tags/tags-as-values';
import { describeContentFinding, describeTagFinding, describeTagProblem } from './describe-finding';
import { placeTags } from './place-tags';
import { explainMerge, refuse } from './refuse-template-file';

/** A file that passed every check, with the PDFs that show it. */
export interface CheckedTemplateFile {
  readonly docx: Uint8Array;
  /** With sample data. */
  readonly sample: Uint8Array;
  /** With its tags. */
  readonly tagged: Uint8Array;
  readonly pages: number;
  readonly content: TemplateContent;
}

type Dependencies = Pick<BackOfficeDependencies, 'virusScan' | 'docxToPdf'>;

/**
 * Checks an upload: kind, viruses, content, tags, merge and pages, in this order. Stops at the first that fails.
 *
 * @throws InvalidInput with what needs a correction
 */
export async function checkTemplateFile(
  { virusScan, docxToPdf }: Dependencies,
  { name, path }: ReceivedFile,
  language: Language,
): Promise<CheckedTemplateFile> {
  if (extname(name).toLowerCase() !== '.docx') throw refuse('safe', 'file_not_word');
  if (!(await virusScan.isClean(path))) throw refuse('safe', 'file_infected');
  const { findings } = await inspectDocx(path);
  const unsafe = findings.map((finding) => describeContentFinding(finding, language));
  if (unsafe.length > 0) throw refuse('safe', 'file_places', unsafe);
  const docx = new Uint8Array(await readFile(path));
  const content = await readContent(docx, language);
  const [sample, tagged] = await Promise.all([
    convert({ docxToPdf }, docx, sampleValues(content, language)),
    convert({ docxToPdf }, docx, tagsAsValues(content)),
  ]);
  const shown = content.tags.map((tag) => `{${tag.name}}`);
  const placed = placeTags(content, await findTextPlaces(tagged.pdf, shown));
  const { pages, warnings } = sample;
  return {
    docx,
    sample: sample.pdf,
    tagged: tagged.pdf,
    pages,
    content: { ...placed, warnings: [...warnings] },
  };
}

async function readContent(docx: Uint8Array, language: Language) {
  try {
    const { content, findings } = describeTags(await readDocxTags(docx));
    const wrong = findings.map((finding) => describeTagFinding(finding, language));
    if (wrong.length > 0) throw refuse('tags', 'file_places', wrong);
    return content;
  } catch (error) {
    if (!(error instanceof TagsRefused)) throw explainMerge(error, 'tags');
    throw refuse('tags', 'file_places', [describeTagProblem(error.problem, language)]);
  }
}

/** A merge with sample data fails where one with a customer's would. */
async function convert(
  { docxToPdf }: Pick<Dependencies, 'docxToPdf'>,
  docx: Uint8Array,
  values: ReturnType<typeof sampleValues>,
): Promise<ConvertedPdf> {
  try {
    return await docxToPdf.convert(await mergeDocx(docx, values));
  } catch (error) {
    if (!(error instanceof ConversionFailed)) throw explainMerge(error, 'merge');
    throw error.reason === 'unavailable' ? new Unavailable() : refuse('pages', conversionMessages[error.reason]);
  }
}
