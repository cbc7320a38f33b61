import { expect, it } from 'vitest';
import { sampleWorkbook } from '../../../testing/files/sample-workbook';
import type { TableRow } from '../table-file';
import { batchesOf, surveyTable } from '../table-rows';
import { openWorkbook } from './open-workbook';

const strings =
  '<sst><si><t> Naziv </t></si><si><r><t>Lipa</t></r><r><t xml:space="preserve"> d.o.o.</t></r><rPh><t>lipa</t></rPh></si><si/></sst>';
const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="d. m. yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>';

async function read(bytes: Buffer) {
  const table = await openWorkbook(bytes);
  const head = await surveyTable(table);
  const batches: (readonly TableRow[])[] = [];
  for await (const batch of batchesOf(table)) batches.push(batch);
  return { head, batches };
}

it('reads every kind of cell, by its place or in order', async () => {
  const bytes = sampleWorkbook(
    `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="inlineStr"><is><t>B</t></is></c></row>
     <x:row xmlns:x="x" r="4"><x:c r="B4" t="s"><x:v>1</x:v></x:c><x:c t="str"><x:f>A1</x:f><x:v>a_x0041__x0000__xD800_</x:v></x:c></x:row>
     <row><c><v>45000</v></c><c s="1"><v>45000</v></c><c s="2"><v>45000.5</v></c></row>
     <row r="9"><c r="C9" t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c r="F9"><v>1.50</v></c><c t="s"><v>2</v></c><c t="s"><v>7</v></c></row>
     <row r="10"><c r="A10" t="s"><v>2</v></c></row>`,
    { 'xl/sharedStrings.xml': strings, 'xl/styles.xml': styles },
  );
  expect(await read(bytes)).toEqual({
    head: {
      kind: 'xlsx',
      sheet: 'A & B',
      encoding: null,
      delimiter: null,
      header: ['Naziv', 'B'],
      samples: ['45000', 'Lipa d.o.o.'],
      total: 3,
    },
    batches: [
      [
        { row: 4, cells: ['', 'Lipa d.o.o.', 'aA\uFFFD'] },
        { row: 5, cells: ['45000', '2023-03-15', '2023-03-15'] },
        { row: 9, cells: ['', '', 'true', '#N/A', '', '1.5', '', ''] },
      ],
    ],
  });
});

const rows = (count: number) => '<row><c><v>1</v></c></row>'.repeat(count + 1);

it('counts days from 1904 if the workbook does, and reads rows in batches', async () => {
  const { head, batches } = await read(
    sampleWorkbook(`<row><c s="1"><v>0</v></c></row>${rows(119)}`, {
      'xl/workbook.xml': '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheet name="" r:id="rId1"/></workbook>',
      'xl/styles.xml': styles,
    }),
  );
  expect(head).toMatchObject({ header: ['1904-01-01'], total: 120 });
  expect(batches.map(({ length }) => length)).toEqual([20, 20, 20, 20, 20, 20]);
});

it.each([
  ['a sheet that breaks off', { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows(300)}` }],
  ['a sheet that is no XML after many rows', { 'xl/worksheets/sheet1.xml': `<worksheet>${rows(300)}<</worksheet>` }],
  ['a sheet that is smaller than declared', { 'xl/worksheets/sheet1.xml': { content: '<worksheet/>', declared: 99 } }],
  ['a part with a document type that is not read', { 'docProps/app.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }],
  ['a document type', { 'xl/sharedStrings.xml': `<!DOCTYPE sst [<!ENTITY b "c">]>${strings}` }],
  ['an entity of its own', { 'xl/sharedStrings.xml': '<sst><si><t>&b;</t></si></sst>' }],
  ['no sheet', { 'xl/workbook.xml': '<workbook/>' }],
  [
    'rows without a number',
    { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="x"/></sheetData></worksheet>' },
  ],
])('refuses %s', async (_name, parts) => {
  await expect(read(sampleWorkbook(rows(3), parts))).rejects.toThrow();
});
