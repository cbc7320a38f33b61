import { HeightRule, type Paragraph, type Table, TableRow } from 'docx';
import { cell, noLines, plainTable, twoColumns } from './cells.ts';
import { hairline, line, muted, paragraph, small, text, textWidth } from './style.ts';

const addressWidth = 5400;

/** The address in the window of the envelope, with facts about the document at the right. */
export function addressee(facts: readonly (readonly [label: string, tag: string])[]): Table {
  const address = [
    paragraph(text('{customer.title}', { bold: true, size: 11 }), { after: 0 }),
    ...['{customer.street}', '{customer.post}'].map((tag) => paragraph(tag, { after: 0 })),
  ];
  const shown = facts.map(([label, tag]) =>
    paragraph([text(`${label}  `, { color: muted, size: 9 }), text(tag, { bold: true })], { after: 2 }),
  );
  return twoColumns(address, shown, addressWidth);
}

/** A party that signs: above its name, what it is. */
export interface Signer {
  readonly role: string;
  readonly name: string;
  readonly detail?: string;
  /** Without braces. */
  readonly tag: string;
}

const signatureHeight = 1360;

/** Places for one or two signatures, with a line beneath each. */
export function signatures(signers: readonly Signer[]): (Paragraph | Table)[] {
  const gap = 498;
  const width = (textWidth - gap) / 2;
  const widths = signers.flatMap((_signer, index) => (index === 0 ? [width] : [gap, width]));
  const row = (contentOf: (signer: Signer) => ReturnType<typeof cell>, height?: number) =>
    new TableRow({
      cantSplit: true,
      ...(height === undefined ? {} : { height: { value: height, rule: HeightRule.EXACT } }),
      children: signers.flatMap((signer, index) =>
        index === 0 ? [contentOf(signer)] : [cell('', { width: gap }), contentOf(signer)],
      ),
    });
  const margins = { top: 40, bottom: 40, left: 0, right: 0 };
  const heads = row(({ role, name, detail = '' }) =>
    cell(
      [
        small(role, { keepNext: true }),
        paragraph(text(name, { bold: true }), { after: 0, keepNext: true }),
        paragraph(text(detail, { size: 9, color: muted }), { after: 0, keepNext: true }),
      ],
      { width, margins },
    ),
  );
  const places = row(
    ({ tag }) => cell(`{${tag}}`, { width, size: 9, margins, borders: { ...noLines, bottom: line(hairline, 6) } }),
    signatureHeight,
  );
  return [paragraph('', { after: 6, keepNext: true }), plainTable(widths, [heads, places])];
}
