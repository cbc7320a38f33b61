import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import type { TemplateContent } from '@atrium/api-client/contract';

const cells = (...texts: readonly string[]) => texts.map((text) => new TableCell({ children: [new Paragraph(text)] }));

/** A Word file with tags of every source and a table of items. */
export async function sampleTemplate(): Promise<Buffer> {
  const children = [
    new Paragraph({ children: [new TextRun({ text: '{customer.title}', bold: true })] }),
    new Paragraph('{customer.street}, {customer.post}'),
    new Paragraph('Ponudba {document.number} z dne {document.date}, velja do {field.valid_until}'),
    new Table({
      rows: [
        new TableRow({ tableHeader: true, children: cells('Opis', 'Kol.', 'Enota', 'Cena', 'DDV', 'Znesek') }),
        new TableRow({
          children: cells('{#items}{description}', '{quantity}', '{unit}', '{price}', '{vat}', '{net}{/items}'),
        }),
      ],
    }),
    new Paragraph('{#items.rates}DDV {rate} od {base}: {vat} {/items.rates}'),
    new Paragraph('Osnova {items.net}, DDV {items.vat}, za plačilo {items.total}'),
    new Paragraph('{field.terms}'),
    new Paragraph('{author.name} {signature.author}'),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

const names: Readonly<Record<string, TemplateContent['tags'][number]['source']>> = {
  'customer.title': 'record',
  'customer.street': 'record',
  'customer.post': 'record',
  'document.number': 'record',
  'document.date': 'record',
  'field.valid_until': 'author',
  'items.net': 'items',
  'items.vat': 'items',
  'items.total': 'items',
  'field.terms': 'author',
  'author.name': 'record',
  'signature.author': 'signature',
};

const field = { initial: null, days_ahead: null };

/** What the service finds in it. */
export const sampleContent: TemplateContent = {
  tags: Object.entries(names).map(([name, source]) => ({ name, source, pages: [1] })),
  fields: [
    { ...field, name: 'field.valid_until', label: 'Valid until', type: 'date', required: true },
    { ...field, name: 'field.terms', label: 'Terms', type: 'long_text', required: false },
  ],
  tables: [{ name: 'items', columns: ['description', 'quantity', 'unit', 'price', 'vat', 'net'] }],
  signatures: [],
  warnings: [],
};
