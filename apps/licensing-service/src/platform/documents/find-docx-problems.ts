import { posix } from 'node:path';
import { checkRelationships, type RefusedRelationship } from './check-relationships.ts';
import { checkStory } from './check-story.ts';
import { decodeXml } from './decode-xml.ts';
import type { DocxFinding, DocxProblem } from './docx-finding.ts';
import { isPolyglot } from './is-polyglot.ts';
import { readZip } from './read-zip.ts';
import type { ZipFile } from './zip-file.ts';
import { ZipRefused } from './zip-refused.ts';

const maximumBytes = 20 * 1024 * 1024;
/** A file with more is refused anyway. */
const maximumFindings = 50;
const mainDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Checks every part of a Word file. */
export function findDocxProblems(bytes: Buffer): readonly DocxFinding[] {
  const whole = (reason: DocxProblem) => [{ reason, part: '', near: null }];
  if (bytes.length > maximumBytes) return whole('file_too_large');
  try {
    const files = readZip(bytes);
    if (isPolyglot(bytes)) return whole('polyglot');
    if (!files.has('[Content_Types].xml') || !files.has('word/document.xml')) return whole('unreadable');
    return [...files].flatMap(([part, file]) => checkPart(files, part, file)).slice(0, maximumFindings);
  } catch (error) {
    if (error instanceof ZipRefused) return whole(error.reason);
    throw error;
  }
}

function checkPart(files: ReadonlyMap<string, ZipFile>, part: string, file: ZipFile): readonly DocxFinding[] {
  const found = (reason: DocxProblem) => [{ reason, part, near: null }];
  try {
    if (/(^|\/)(vbaProject\.bin|vbaData\.xml)$/i.test(part)) return found('macros');
    if (/^word\/activeX\//i.test(part)) return found('active_x');
    if (/^word\/embeddings\//i.test(part)) return found('embedded_object');
    const content = file.read();
    if (!/\.(xml|rels|svg|vml)$/i.test(part)) return [];
    const xml = decodeXml(content);
    if (/<!DOCTYPE|<!ENTITY/i.test(xml)) return found('dtd');
    if (part.endsWith('.svg')) return [];
    if (part === '[Content_Types].xml') return checkContentTypes(xml).flatMap(found);
    if (part.endsWith('.rels'))
      return files.has(sourceOf(part)) ? [] : checkRelationships(xml).flatMap(({ reason }) => found(reason));
    return checkStory(xml, relationshipsOf(files, part)).map((problem) => ({ ...problem, part }));
  } catch (error) {
    if (error instanceof ZipRefused) return found(error.reason);
    throw error;
  }
}

function checkContentTypes(xml: string): readonly DocxProblem[] {
  if (/macroEnabled|vbaProject/i.test(xml)) return ['macros'];
  return xml.includes(mainDocument) ? [] : ['unreadable'];
}

/** The relationships of a part are in a file of their own, and refused where the part uses them. */
function relationshipsOf(files: ReadonlyMap<string, ZipFile>, part: string): readonly RefusedRelationship[] {
  const file = files.get(posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`));
  return file === undefined ? [] : checkRelationships(decodeXml(file.read()));
}

/** The part that a file of relationships belongs to; none has those of the whole file. */
const sourceOf = (relationships: string) =>
  posix.join(posix.dirname(relationships), '..', posix.basename(relationships, '.rels'));
