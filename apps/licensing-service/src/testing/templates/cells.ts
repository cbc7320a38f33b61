import { AlignmentType, BorderStyle, type IParagraphOptions, type Paragraph, Table, TableCell, TableRow } from 'docx';
import { ShadingType, TableLayoutType, VerticalAlign, WidthType } from 'docx';
import { paragraph, text, textWidth } from './style.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
/** A table or cell without lines. */
export const noLines = { top: none, bottom: none, left: none, right: none };
const noInnerLines = { ...noLines, insideHorizontal: none, insideVertical: none };

interface CellOptions {
  readonly width: number;
  readonly right?: boolean;
  readonly bold?: boolean;
  readonly size?: number;
  readonly color?: string;
  readonly fill?: string;
  readonly borders?: ConstructorParameters<typeof TableCell>[0]['borders'];
  readonly margins?: ConstructorParameters<typeof TableCell>[0]['margins'];
}

const usualMargins = { top: 60, bottom: 60, left: 80, right: 80 };

/** A cell with one line of text, or with paragraphs. */
export function cell(content: string | readonly Paragraph[], options: CellOptions): TableCell {
  const { width, right, bold, size = 10, color, fill, borders = noLines, margins = usualMargins } = options;
  const style = { size, ...(bold === undefined ? {} : { bold }), ...(color === undefined ? {} : { color }) };
  const alignment: IParagraphOptions = right ? { alignment: AlignmentType.RIGHT } : {};
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    children: typeof content === 'string' ? [paragraph(text(content, style), { after: 0, ...alignment })] : content,
    verticalAlign: VerticalAlign.CENTER,
    borders,
    margins,
    ...(fill === undefined ? {} : { shading: { fill, type: ShadingType.CLEAR, color: 'auto' } }),
  });
}

/** A table without lines of its own. */
export const plainTable = (widths: readonly number[], rows: readonly TableRow[], indent = 0) =>
  new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    indent: { size: indent, type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    borders: noInnerLines,
    rows: [...rows],
  });

/** Two columns of paragraphs side by side. */
export function twoColumns(left: readonly Paragraph[], right: readonly Paragraph[], leftWidth: number): Table {
  const widths = [leftWidth, textWidth - leftWidth];
  const margins = { top: 0, bottom: 0, left: 0, right: 0 };
  const cells = [left, right].map(
    (content, index) =>
      new TableCell({
        width: { size: widths[index] ?? 0, type: WidthType.DXA },
        children: [...content],
        borders: noLines,
        margins,
        verticalAlign: VerticalAlign.TOP,
      }),
  );
  return plainTable(widths, [new TableRow({ children: cells, cantSplit: true })]);
}
