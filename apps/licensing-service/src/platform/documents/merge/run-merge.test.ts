import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { describe, expect, it } from 'vitest';
import { readZip } from '../read-zip';
import type { MergeValues } from './merge-values';
import { runMerge } from './run-merge';

const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
const fileOf = async (...children: (Paragraph | Table)[]) =>
  new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
const fileWith = (text: string) => fileOf(new Paragraph(text));

async function merge(docx: Uint8Array, texts: MergeValues['texts'] = {}, tables: MergeValues['tables'] = {}) {
  const answer = await runMerge({ kind: 'merge', docx, values: { texts, tables } });
  if (!('docx' in answer)) return answer;
  return readZip(Buffer.from(answer.docx)).get('word/document.xml')?.read().toString('utf8');
}

describe('the merge of a Word file', () => {
  it('fills tags that Word split over runs, and writes values as text', async () => {
    const docx = await fileOf(
      new Paragraph({ children: [new TextRun('Št. {document.'), new TextRun({ text: 'number}', bold: true })] }),
    );
    const xml = await merge(docx, { 'document.number': '<w:p>"č" & {customer.title}' });
    expect(xml).toContain('&lt;w:p&gt;');
    expect(xml).toContain('&amp; {customer.title}');
  });

  it('repeats the row of a table for each item', async () => {
    const row = new TableRow({ children: [cell('{#items}{description}'), cell('{net}{/items}')] });
    const items = [
      { description: 'Licenca', net: '10,00 €' },
      { description: 'Uvedba', net: '20,00 €' },
    ];
    const xml = (await merge(await fileOf(new Table({ rows: [row] })), {}, { items })) as string;
    expect(xml.match(/<w:tr[ >]/g)).toHaveLength(2);
    expect(xml.indexOf('Licenca')).toBeLessThan(xml.indexOf('20,00 €'));
  });

  it('removes a line that empty values leave without text, and keeps the last paragraph of a cell', async () => {
    const lines = ['{customer.street}', '{customer.post}', '{customer.post}'].map((tag) => new Paragraph(tag));
    const docx = await fileOf(new Table({ rows: [new TableRow({ children: [new TableCell({ children: lines })] })] }));
    const full = (await merge(docx, { 'customer.street': 'Trg 1', 'customer.post': '1000 Ljubljana' })) as string;
    const empty = (await merge(docx, { 'customer.street': '', 'customer.post': '' })) as string;
    expect([full, empty].map((xml) => xml.match(/<w:p[ />]/g)?.length)).toEqual([3, 1]);
  });

  it.each(['customer.fax', 'constructor', '__proto__', 'toString', 'items.length'])(
    'never fills {%s} from elsewhere',
    async (tag) => {
      expect(await merge(await fileWith(`{${tag}}`), { 'customer.title': 'Ana' }, { items: [] })).toEqual({
        missing: tag,
      });
    },
  );

  it('tells that a loop is not closed', async () => {
    const problem = { reason: 'not_closed', near: '{#items}' };
    expect(await merge(await fileWith('{#items}'), {}, { items: [{}] })).toEqual({ problem });
  });

  it('turns vertical tabs into line breaks, and leaves out what XML cannot hold', async () => {
    const xml = await merge(await fileWith('{customer.title}'), { 'customer.title': 'A\vB\u0001\ufffe\u{1f600}' });
    expect(xml).toMatch(/>A<[^B]*<w:br\/>[^B]*>B\u{1f600}</u);
  });

  it('takes a value with the shape of a command as text', async () => {
    const command = '{"_type":"rawXml","xml":"<w:sdt/>"}';
    expect(await merge(await fileWith('{customer.title}'), { 'customer.title': command })).toContain('_type');
  });
});
