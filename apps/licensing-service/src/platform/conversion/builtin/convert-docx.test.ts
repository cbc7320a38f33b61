import { describe, expect, it } from 'vitest';
import { corpus } from '../../../testing/documents/corpus/corpus';
import { compareInk, inkCells } from '../../../testing/documents/ink-cells';
import { missingWords } from '../../../testing/documents/missing-words';
import { readPages } from '../../../testing/documents/read-pages';
import { readReference, writeReference } from '../../../testing/documents/references';
import { createLibreOfficeConverter } from '../libreoffice/libreoffice-converter';
import { convertDocx } from './convert-docx';

/** With LibreOffice, `npm run prove -- documents` makes the references again. */
const program = process.env['TEST_SOFFICE'];

/** Most that a page may differ from LibreOffice's, in squares of 18 points: share of the ink, and levels of grey. */
const limit = { share: 0.12, most: 48 };

describe.each(corpus)('$name', ({ name, make, warnings, looksAlike = true }) => {
  it('has the page breaks, the words and the look that LibreOffice gives it', async () => {
    const docx = await make();
    if (program !== undefined) {
      const { pdf } = await createLibreOfficeConverter(program).convert(docx);
      await writeReference(name, pdf);
    }
    const answer = await convertDocx(docx);
    if ('problem' in answer) throw new Error(`The document is ${answer.problem}.`);
    const [pages, reference] = [await readPages(answer.converted.pdf), readReference(name)];
    expect(answer.converted.warnings).toEqual(warnings);
    expect(pages).toHaveLength(reference.length);
    const differences = pages.map(({ text, grey }, at) => {
      const { text: expected = '', ink = new Uint8Array() } = reference[at] ?? {};
      return { missing: missingWords(expected, text), ...compareInk(inkCells(grey(1)), ink) };
    });
    if (program !== undefined) process.stdout.write(`${name} ${JSON.stringify(differences)}\n`);
    expect(differences.flatMap(({ missing }) => missing)).toEqual([]);
    if (!looksAlike) return;
    expect(Math.max(...differences.map(({ share }) => share))).toBeLessThanOrEqual(limit.share);
    expect(Math.max(...differences.map(({ most }) => most))).toBeLessThanOrEqual(limit.most);
  });
});
