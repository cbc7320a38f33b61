import { isDateFormat } from 'hucre';
import type { ZipFile } from '../../documents/zip-file.ts';
import { parseXml } from './xml-parser.ts';

/** Returns whether cells with a style are dates. */
export async function readDateStyles(file: ZipFile | undefined): Promise<(style: number) => boolean> {
  const formats = new Map<string, string>();
  const styles: boolean[] = [];
  let areCells = false;
  if (file !== undefined)
    await parseXml(file.pieces(), {
      open: (name, { numFmtId: id = '', formatCode = '' }) => {
        if (name === 'cellXfs') areCells = true;
        if (name === 'numFmt') formats.set(id, formatCode);
        // Built-in formats have a number alone.
        if (name === 'xf' && areCells) styles.push(isDateFormat(formats.get(id) ?? id));
      },
      close: (name) => {
        if (name === 'cellXfs') areCells = false;
      },
    });
  return (style) => styles[style] ?? false;
}
