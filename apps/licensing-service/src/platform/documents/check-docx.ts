import { readZip } from './read-zip.ts';
import type { ZipFile } from './zip-file.ts';
import { ZipRefused, type ZipRefusal } from './zip-refused.ts';

/** Why a Word file is refused. */
export type DocxRefusal = ZipRefusal | 'macros' | 'external_content' | 'dtd';

const mainDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Checks every part of a DOCX file. Null if it may be stored. */
export function checkDocx(bytes: Buffer): DocxRefusal | null {
  try {
    const files = readZip(bytes);
    const types = files.get('[Content_Types].xml');
    if (types === undefined || !files.has('word/document.xml')) return 'unreadable';
    const declared = textOf(types.read());
    if (/macroEnabled|vbaProject/i.test(declared)) return 'macros';
    if (!declared.includes(mainDocument)) return 'unreadable';
    return firstRefusal(files);
  } catch (error) {
    if (error instanceof ZipRefused) return error.reason;
    throw error;
  }
}

function firstRefusal(files: ReadonlyMap<string, ZipFile>): DocxRefusal | null {
  for (const [name, file] of files) {
    if (/(^|\/)(vbaProject\.bin|vbaData\.xml)$/i.test(name)) return 'macros';
    const content = file.read();
    if (!/\.(xml|rels)$/i.test(name)) continue;
    const text = textOf(content);
    if (/<!DOCTYPE|<!ENTITY/i.test(text)) return 'dtd';
    if (name.endsWith('.rels') && loadsContent(text)) return 'external_content';
  }
  return null;
}

/** Links may lead outside; templates, pictures and frames may not: programs load them when they open the file. */
function loadsContent(relationships: string): boolean {
  return [...relationships.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].some(
    ([relationship]) =>
      /TargetMode\s*=\s*["']External["']/i.test(relationship) && !/\/hyperlink["']/i.test(relationship),
  );
}

/** XML may be UTF-16, where a search in UTF-8 would miss everything. */
function textOf(content: Buffer): string {
  const [first = 0, second = 0] = content;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return content.toString('utf16le');
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  if (!isBigEndian) return content.toString('utf8');
  return Buffer.from(content.subarray(0, content.length & ~1))
    .swap16()
    .toString('utf16le');
}
