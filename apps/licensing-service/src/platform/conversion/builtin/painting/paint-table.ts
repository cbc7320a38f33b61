import type {
  TableBorderStrokeRecord,
  TableCellDiagonalRecord,
  TableCellFragmentRecord,
  TableFragmentRecord,
} from '@docx-editor.dev/core/layout';
import { ink } from './colors.ts';
import { fillBox, paintRule } from './paint-rule.ts';
import type { Painter } from './painter.ts';

/** Fills the cells of a table, paints their content, and then the borders over both. */
export function paintTable(painter: Painter, { rows }: TableFragmentRecord, background: string | null): void {
  const cells = rows.flatMap((row) => row.cells).filter((cell) => cell.paintInert !== true);
  for (const { shading, box } of cells) if (shading !== undefined) fillBox(painter, box, ink(shading));
  for (const cell of cells) paintContent(painter, cell, cell.shading ?? background);
  for (const cell of cells) paintBorders(painter, cell, cells);
}

function paintContent(
  painter: Painter,
  { blocks, box, textDirection }: TableCellFragmentRecord,
  background: string | null,
): void {
  if (textDirection === undefined) {
    painter.paintBlocks(blocks, background);
    return;
  }
  // Content that is read from bottom to top is laid out as if the cell were turned to the right about its corner.
  painter.pdf
    .save()
    .translate(box.x, box.y + box.height)
    .rotate(-90)
    .translate(-box.x, -box.y);
  painter.paintBlocks(blocks, background);
  painter.pdf.restore();
}

function paintBorders(
  painter: Painter,
  cell: TableCellFragmentRecord,
  cells: readonly TableCellFragmentRecord[],
): void {
  const { borders, box } = cell;
  for (const { x, y, width, height, color, cssStyle } of [
    ...(borders?.strokes ?? []),
    ...sidesOfContinuation(cell, cells),
  ])
    paintRule(painter, { x: box.x + x, y: box.y + y, width, height }, color, cssStyle);
  for (const diagonal of borders?.diagonals ?? []) paintDiagonal(painter, diagonal, box);
}

/** The layout publishes no left side for cells that continue from the page before: it is that of a cell above or below. */
function sidesOfContinuation(
  { vMergeContinue, gridColumn, borders, box }: TableCellFragmentRecord,
  cells: readonly TableCellFragmentRecord[],
): readonly TableBorderStrokeRecord[] {
  if (!vMergeContinue || borders?.strokes?.some(({ side }) => side === 'left') === true) return [];
  const neighbour = cells.find(
    (cell) => cell.gridColumn === gridColumn && cell.borders?.strokes?.some(isLeft) === true,
  );
  const strokes = neighbour?.borders?.strokes ?? [];
  return strokes.filter(isLeft).map((stroke) => ({ ...stroke, y: 0, height: box.height }));
}

const isLeft = ({ side }: TableBorderStrokeRecord) => side === 'left';

function paintDiagonal(
  { pdf }: Painter,
  { x1, y1, x2, y2, widthPt, color, clipWidth, clipHeight }: TableCellDiagonalRecord,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  pdf.save().translate(x, y).rect(0, 0, clipWidth, clipHeight).clip();
  pdf.moveTo(x1, y1).lineTo(x2, y2).lineWidth(widthPt).stroke(ink(color)).restore();
}
