import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { drawLogo } from './draw-logo';

const columns = [600, 4500, 1200, 1500, 1506];
const width = columns.reduce((sum, column) => sum + column, 0);
const blue = '1E5AC8';

const items = [
  'Licenca CRM, letna',
  'Modul Računi – davčno potrjevanje',
  'Čarovnik za uvoz strank in podjetij iz obstoječega sistema',
  'Šolanje uporabnikov',
];

/** A Slovenian offer of several pages, as the offers of the product: logo, table of items, terms, page numbers. */
export function makeOffer(rows = 24, font = 'Calibri'): Promise<Buffer> {
  return Packer.toBuffer(
    new Document({
      title: 'Ponudba 2026-0147',
      creator: 'Atrium',
      styles: {
        default: {
          document: { run: { font, size: 22, language: { value: 'sl-SI' } } },
          heading1: {
            run: { size: 34, bold: true, color: '1E3A8A' },
            paragraph: { spacing: { before: 240, after: 160 } },
          },
        },
      },
      numbering: { config: [{ reference: 'terms', levels: termLevels }] },
      sections: [
        {
          properties: {
            page: {
              size: { width: 11_906, height: 16_838 },
              margin: { top: 1700, bottom: 1400, left: 1300, right: 1300, header: 600, footer: 500 },
            },
          },
          headers: { default: new Header({ children: [letterhead()] }) },
          footers: { default: new Footer({ children: [pageNumbers()] }) },
          children: [...opening(), itemTable(rows), ...terms()],
        },
      ],
    }),
  );
}

const termLevels = [
  { level: 0, format: 'decimal', text: '%1.', style: { paragraph: { indent: { left: 560, hanging: 360 } } } },
  { level: 1, format: 'lowerLetter', text: '%2)', style: { paragraph: { indent: { left: 1000, hanging: 360 } } } },
] as const;

const letterhead = () =>
  new Paragraph({
    tabStops: [{ type: 'right', position: width }],
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: blue, space: 4 } },
    children: [
      new ImageRun({ type: 'png', data: drawLogo(), transformation: { width: 120, height: 40 } }),
      new TextRun({ text: '\tAtrium d.o.o., Čopova ulica 5, 1000 Ljubljana', size: 18, color: '555555' }),
    ],
  });

const pageNumbers = () =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      new TextRun({ text: 'ID za DDV: SI12345678 · Stran ', size: 18 }),
      new TextRun({ children: [PageNumber.CURRENT], size: 18 }),
      new TextRun({ text: ' od ', size: 18 }),
      new TextRun({ children: [PageNumber.TOTAL_PAGES], size: 18 }),
    ],
  });

const paragraph = (children: readonly ParagraphChild[] | string, after = 120) =>
  new Paragraph({
    spacing: { after },
    children: typeof children === 'string' ? [new TextRun(children)] : [...children],
  });

const opening = () => [
  paragraph([new TextRun({ text: 'Žagarstvo Češnjevec d.o.o.', bold: true })], 0),
  paragraph('Škofjeloška cesta 12', 0),
  paragraph('4000 Kranj', 240),
  new Paragraph({ alignment: AlignmentType.RIGHT, children: [new TextRun('Ljubljana, 22. 11. 2026')] }),
  new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun('Ponudba št. 2026-0147')] }),
  new Paragraph({
    alignment: AlignmentType.BOTH,
    spacing: { after: 120 },
    children: [
      new TextRun('Spoštovani g. Đorđe Ćirić, zahvaljujemo se vam za '),
      new TextRun({ text: 'povpraševanje', bold: true }),
      new TextRun(' in vam pošiljamo '),
      new TextRun({ text: 'ponudbo za licence', italics: true }),
      new TextRun(', ki vključuje tudi '),
      new TextRun({ text: 'krepko ležeče', bold: true, italics: true }),
      new TextRun(' in '),
      new TextRun({ text: 'podčrtano', underline: {} }),
      new TextRun(' besedilo. Črke č š ž Č Š Ž ć đ Ć Đ € – „narekovaji“.'),
    ],
  }),
];

const cell = (text: string, column: number, { head = false, bold = false, right = column > 1, span = 1 } = {}) =>
  new TableCell({
    columnSpan: span,
    width: { size: columns[column] ?? 0, type: WidthType.DXA },
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    verticalAlign: 'center',
    ...(head ? { shading: { fill: blue, type: ShadingType.CLEAR, color: 'auto' } } : {}),
    children: [
      new Paragraph({
        alignment: right ? AlignmentType.RIGHT : AlignmentType.LEFT,
        children: [new TextRun({ text, bold: bold || head, ...(head ? { color: 'FFFFFF' } : {}) })],
      }),
    ],
  });

const itemTable = (rows: number) =>
  new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: columns,
    rows: [
      new TableRow({
        tableHeader: true,
        children: ['#', 'Naziv', 'Kol.', 'Cena', 'Znesek'].map((text, column) => cell(text, column, { head: true })),
      }),
      ...Array.from({ length: rows }, (_, row) => itemRow(row)),
      new TableRow({
        children: [
          cell('Skupaj z DDV', 0, { bold: true, right: true, span: 4 }),
          cell('8.640,00 €', 4, { bold: true }),
        ],
      }),
    ],
  });

function itemRow(row: number): TableRow {
  const quantity = (row % 5) + 1;
  const texts = [`${row + 1}`, items[row % items.length] ?? '', `${quantity}`, '120,00 €', `${quantity * 120},00 €`];
  return new TableRow({ cantSplit: true, children: texts.map((text, column) => cell(text, column)) });
}

const term = (text: string, level = 0) =>
  new Paragraph({ spacing: { after: 120 }, numbering: { reference: 'terms', level }, children: [new TextRun(text)] });

const terms = () => [
  paragraph(''),
  new Paragraph({ keepNext: true, spacing: { after: 120 }, children: [new TextRun('Pogoji:')] }),
  term('Ponudba velja 30 dni od dneva izdaje.'),
  term('Rok plačila je 15 dni; za zamudo zaračunamo zakonske zamudne obresti.'),
  term('Možnost plačila na obroke.', 1),
  term('Možnost letnega naročila.', 1),
  term('Za vprašanja smo vam na voljo na spela@example.si.'),
  new Paragraph({ spacing: { before: 400 }, keepNext: true, children: [new TextRun('Lep pozdrav,')] }),
  paragraph([new TextRun({ text: 'Špela Žnidaršič', bold: true })]),
];
