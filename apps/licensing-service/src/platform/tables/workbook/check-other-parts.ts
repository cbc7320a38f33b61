import type { ZipFile } from '../../documents/zip-file.ts';
import type { Files } from './workbook-parts.ts';

/** In any encoding that XML readers must know. */
const forbidden = ['<!DOCTYPE', '<!ENTITY'].flatMap((word) => [word, word.replaceAll(/(?!^)/g, '\0')]);
const longest = Math.max(...forbidden.map((word) => word.length));

/** Unpacks the parts that are not read within the limits of archives, and refuses XML with a document type. */
export async function checkOtherParts(files: Files, read: readonly (ZipFile | undefined)[]): Promise<void> {
  for (const [name, file] of files) {
    if (read.includes(file)) continue;
    const isXml = /\.(xml|rels)$/i.test(name);
    let end = Buffer.alloc(0);
    for await (const piece of file.pieces()) {
      if (!isXml) continue;
      // A word may begin in an earlier piece.
      const seen = Buffer.concat([end, piece]);
      if (forbidden.some((word) => seen.includes(word))) throw new Error(`${name} has a document type.`);
      end = seen.subarray(-longest);
    }
  }
}
