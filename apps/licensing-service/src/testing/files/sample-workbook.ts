import { sampleZip, type ZipPart } from './sample-zip';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = (targets: Readonly<Record<string, string>>) =>
  `<Relationships>${Object.entries(targets)
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A workbook with one sheet, from the XML of its rows; further parts replace those of the sample. */
export function sampleWorkbook(rows: string, parts: Readonly<Record<string, string | Buffer | ZipPart>> = {}): Buffer {
  return sampleZip({
    '_rels/.rels': relationships({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets><sheet name="A &amp; B" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships({
      worksheet: 'worksheets/sheet1.xml',
      sharedStrings: '/xl/sharedStrings.xml',
      styles: 'styles.xml',
    }),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...parts,
  });
}
