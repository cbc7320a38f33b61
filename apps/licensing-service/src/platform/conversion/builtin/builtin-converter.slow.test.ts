import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makePages } from '../../../testing/documents/make-pages';
import { makeOffer } from '../../../testing/documents/make-offer';
import { readPages } from '../../../testing/documents/read-pages';
import { ConversionFailed } from '../conversion-failed';
import { createBuiltinConverter } from './builtin-converter';

const converter = createBuiltinConverter();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const reasonOf = (error: unknown) => (error instanceof ConversionFailed ? error.reason : error);

describe('the built-in converter', () => {
  it('makes the same PDF of the same offer, with its text, title and language', async () => {
    const offer = await makeOffer();
    const [one, other] = [await converter.convert(offer), await converter.convert(offer)];
    expect(one).toMatchObject({ pages: 2, warnings: [], renderer: 'builtin 1' });
    expect(sha256(other.pdf)).toBe(sha256(one.pdf));

    const [first, second] = await readPages(one.pdf);
    expect(first?.text).toContain('Žagarstvo Češnjevec d.o.o.');
    expect(first?.text).toContain('Črke č š ž Č Š Ž ć đ Ć Đ € – „narekovaji“.');
    expect(second?.text).toMatch(/Stran 2 od 2[^]*# Naziv Kol. Cena Znesek\s+23 Čarovnik/);
    const source = Buffer.from(one.pdf).toString('latin1');
    expect(source).toContain('/Lang (sl-SI)');
    expect(source).toContain('/Title');
    expect(source).not.toContain('CreationDate');
  });

  it('names fonts that it replaces by others with different widths', async () => {
    const { warnings } = await converter.convert(await makeOffer(1, 'Georgia'));
    expect(warnings).toEqual([{ code: 'font_substituted', detail: 'Georgia' }]);
  });

  it('refuses what is not a Word file, and documents with over 200 pages', async () => {
    expect(await converter.convert(Buffer.from('PK')).catch(reasonOf)).toBe('unreadable');
    expect(await converter.convert(await makePages(200))).toMatchObject({ pages: 200 });
    expect(await converter.convert(await makePages(201)).catch(reasonOf)).toBe('too_many_pages');
  });
});
