import { posix } from 'node:path';
import { hasOneMainPart, leadsToMainPart, mainPart, partKey } from './check-main-part.ts';
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
const contentTypes = '[content_types].xml';

/** The files of the archive by `partKey`. */
type Parts = ReadonlyMap<string, ZipFile>;

/** Checks every part of a Word file. */
export function findDocxProblems(bytes: Buffer): readonly DocxFinding[] {
  const whole = (reason: DocxProblem) => [{ reason, part: '', near: null }];
  if (bytes.length > maximumBytes) return whole('file_too_large');
  try {
    const files = readZip(bytes);
    if (isPolyglot(bytes)) return whole('polyglot');
    const parts: Parts = new Map([...files].map(([name, file]) => [partKey(name), file]));
    const isComplete = parts.size === files.size && parts.has(contentTypes) && parts.has(mainPart);
    if (!isComplete) return whole('unreadable');
    return [...files].flatMap(([part, file]) => checkPart(parts, part, file)).slice(0, maximumFindings);
  } catch (error) {
    if (error instanceof ZipRefused) return whole(error.reason);
    throw error;
  }
}

function checkPart(parts: Parts, part: string, file: ZipFile): readonly DocxFinding[] {
  const found = (reason: DocxProblem) => [{ reason, part, near: null }];
  const key = partKey(part);
  try {
    if (/(^|\/)(vbaproject\.bin|vbadata\.xml)$/.test(key)) return found('macros');
    if (key.startsWith('word/activex/')) return found('active_x');
    if (key.startsWith('word/embeddings/')) return found('embedded_object');
    const content = file.read();
    if (!/\.(xml|rels|svg|vml)$/.test(key) && !looksLikeXml(content)) return [];
    const xml = decodeXml(content);
    if (/<!DOCTYPE|<!ENTITY/i.test(xml)) return found('dtd');
    if (key === contentTypes) return checkContentTypes(xml, [...parts.keys()]).flatMap(found);
    const related = isRelationships(key) ? findRelated(parts, key, xml) : [];
    const inStory = checkStory(xml, relationshipsOf(parts, key)).map((problem) => ({ ...problem, part }));
    return [...related.flatMap(found), ...inStory];
  } catch (error) {
    if (error instanceof ZipRefused) return found(error.reason);
    throw error;
  }
}

const marksAndBlanks = /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\0\s]*/;

/** Whether a part begins as XML does: relationships may call any part by any name. */
const looksLikeXml = (content: Buffer) =>
  content.subarray(0, 1024).toString('latin1').replace(marksAndBlanks, '').startsWith('<');

function checkContentTypes(xml: string, parts: readonly string[]): readonly DocxProblem[] {
  if (/macroEnabled|vbaProject/i.test(xml)) return ['macros'];
  return hasOneMainPart(xml, parts) ? [] : ['unreadable'];
}

const isRelationships = (key: string) => /(^|\/)_rels\/[^/]*\.rels$/.test(key);

/** The relationships of a part are in a file of their own, and refused where the part uses them. */
function relationshipsOf(parts: Parts, key: string): readonly RefusedRelationship[] {
  const file = parts.get(posix.join(posix.dirname(key), '_rels', `${posix.basename(key)}.rels`));
  return file === undefined ? [] : checkRelationships(decodeXml(file.read()));
}

/** What is wrong with relationships of no part. */
function findRelated(parts: Parts, key: string, xml: string): readonly DocxProblem[] {
  if (key === '_rels/.rels' && !leadsToMainPart(xml)) return ['unreadable'];
  return parts.has(sourceOf(key)) ? [] : checkRelationships(xml).map(({ reason }) => reason);
}

/** The part that a file of relationships belongs to; none has those of the whole file. */
const sourceOf = (relationships: string) =>
  posix.join(posix.dirname(relationships), '..', posix.basename(relationships, '.rels'));
