import { page, wordFile } from './word-file';
import { paragraph, paragraphs, prose } from './word-xml';

interface Cell {
  readonly width: number;
  readonly span?: number;
  readonly merge?: 'restart' | 'continue';
  readonly fill?: string;
  readonly align?: 'center' | 'bottom';
  readonly more?: string;
}

const cell = (content: string, { width, span = 1, merge, fill, align, more = '' }: Cell) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${span > 1 ? `<w:gridSpan w:val="${span}"/>` : ''}${merge === undefined ? '' : `<w:vMerge${merge === 'restart' ? ' w:val="restart"' : ''}/>`}${more}${fill === undefined ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`}${align === undefined ? '' : `<w:vAlign w:val="${align}"/>`}</w:tcPr>${content.startsWith('<') ? content : paragraph(content, '<w:spacing w:after="0"/>')}</w:tc>`;
const row = (cells: string, properties = '') => `<w:tr><w:trPr><w:cantSplit/>${properties}</w:trPr>${cells}</w:tr>`;
const border = (name: string, size = 4, style = 'single') =>
  `<w:${name} w:val="${style}" w:sz="${size}" w:space="0" w:color="404040"/>`;
const table = (grid: readonly number[], rows: string) =>
  `<w:tbl><w:tblPr><w:tblW w:w="${grid.reduce((sum, width) => sum + width, 0)}" w:type="dxa"/><w:tblBorders>${['top', 'left', 'bottom', 'right'].map((name) => border(name, 8)).join('')}${border('insideH')}${border('insideV')}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows}</w:tbl>`;

const [wide, middle, narrow] = [3000, 2400, 1200];
const group = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    row(
      [
        cell(at === 0 ? name : '', { width: wide, merge: at === 0 ? 'restart' : 'continue', align: 'center' }),
        cell(`Postavka ${at + 1}`, { width: middle }),
        cell(prose(1, at), { width: wide }),
        cell(`${(at + 1) * 12},50 €`, { width: narrow, align: 'bottom' }),
      ].join(''),
    ),
  ).join('');

const nested = table(
  [1500, 1200],
  row(cell('Šifra', { width: 1500, fill: 'E0E7FF' }) + cell('12', { width: 1200 })) +
    row(cell('Teža', { width: 1500 }) + cell('3 kg', { width: 1200 })),
);

/** Cells merged across rows and columns, a repeated header of two rows, a table in a cell, and rows of a set height. */
export const makeMergedTable = () =>
  wordFile({
    font: 'Arial',
    body: [
      paragraphs(1, 3),
      table(
        [wide, middle, wide, narrow],
        [
          row(
            cell('Skupina', { width: wide, merge: 'restart', fill: '1E5AC8' }) +
              cell('Vsebina', { width: middle + wide, span: 2, fill: 'DBEAFE' }) +
              cell('Cena', { width: narrow, merge: 'restart' }),
            '<w:tblHeader/>',
          ),
          row(
            cell('', { width: wide, merge: 'continue' }) +
              cell('Naziv', { width: middle }) +
              cell('Opis', { width: wide }) +
              cell('', { width: narrow, merge: 'continue' }),
            '<w:tblHeader/>',
          ),
          group('Licence', 6),
          row(
            cell(`${nested}${paragraph('', '<w:spacing w:after="0"/>')}`, { width: wide }) +
              cell('Tabela v celici', { width: middle + wide, span: 2, align: 'center' }) +
              cell('', { width: narrow }),
          ),
          row(
            cell('Vrstica z najmanjšo višino', { width: wide + middle, span: 2, align: 'center' }) +
              cell('Desno', { width: wide + narrow, span: 2 }),
            '<w:trHeight w:val="900" w:hRule="atLeast"/>',
          ),
          group('Storitve', 14),
          group('Šolanje', 8),
        ].join(''),
      ),
      paragraph(''),
      paragraphs(2, 3),
      `<w:sectPr>${page}</w:sectPr>`,
    ].join(''),
  });
