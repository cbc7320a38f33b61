import type {
  AnchoredDrawingRecord,
  HeaderFooterStoryRecord,
  LayoutBox,
  NoteAreaRecord,
  PageRecord,
} from '@docx-editor.dev/core/layout';
import { paintBlocks } from './paint-blocks.ts';
import { paintDrawing } from './paint-drawing.ts';
import { borderPattern, fillBox, paintRule } from './paint-rule.ts';
import type { Painter } from './painter.ts';

/** Paints a page from back to front: header and footer, what is behind the text, the text, and what is before it. */
export function paintPage(painter: Painter, page: PageRecord): void {
  const { box, contentBox, anchoredDrawings = [], pageBorders } = page;
  painter.pdf.addPage({ size: [box.width, box.height], margin: 0 });
  if (pageBorders?.zOrder === 'back') paintFrame(painter, page);
  for (const story of [page.header, page.footer]) if (story !== undefined) paintStory(painter, story, page);
  within(painter, contentBox, box, () => paintDrawings(painter, anchoredDrawings, 'behind'));
  within(painter, contentBox, box, () => {
    for (const separator of page.columnSeparators ?? []) fillBox(painter, separator, '#000000');
    paintBlocks(painter, page.fragments);
  });
  for (const notes of [page.footnotes, page.endnotes]) if (notes !== undefined) paintNotes(painter, notes, page);
  within(painter, contentBox, box, () => paintDrawings(painter, anchoredDrawings, 'before'));
  if (pageBorders?.zOrder === 'front') paintFrame(painter, page);
}

/** Paints with the origin in the corner of a box. */
function within({ pdf }: Painter, { x, y }: LayoutBox, sheet: LayoutBox, paint: () => void): void {
  pdf.save().translate(x - sheet.x, y - sheet.y);
  paint();
  pdf.restore();
}

function paintFrame(painter: Painter, { pageBorders }: PageRecord): void {
  for (const { edge, box } of pageBorders?.strokes ?? []) paintRule(painter, box, edge.color, borderPattern(edge.val));
}

function paintStory(painter: Painter, story: HeaderFooterStoryRecord, { box }: PageRecord): void {
  const { anchoredDrawings = [], fragments } = story;
  within(painter, story.box, box, () => {
    paintDrawings(painter, anchoredDrawings, 'behind');
    paintBlocks(painter, fragments);
    paintDrawings(painter, anchoredDrawings, 'before');
  });
}

function paintNotes(
  painter: Painter,
  { separator, continuationNotice, notes }: NoteAreaRecord,
  { box }: PageRecord,
): void {
  for (const rule of [separator, continuationNotice]) {
    if (rule === undefined) continue;
    if (rule.ruleStyle === undefined) within(painter, rule.box, box, () => paintBlocks(painter, rule.fragments));
    else paintSeparator(painter, rule.box, box, rule);
  }
  for (const note of notes) within(painter, note.box, box, () => paintBlocks(painter, note.fragments));
}

const separatorThickness = 0.5;

function paintSeparator(
  painter: Painter,
  { x, y, width }: LayoutBox,
  sheet: LayoutBox,
  { ruleStyle, ruleColor = null }: NonNullable<NoteAreaRecord['separator']>,
): void {
  const rule = { x: x - sheet.x, y: y - sheet.y, width, height: separatorThickness };
  paintRule(painter, rule, ruleColor, 'solid');
  if (ruleStyle === 'double') paintRule(painter, { ...rule, y: rule.y + 2 * separatorThickness }, ruleColor, 'solid');
}

function paintDrawings(painter: Painter, drawings: readonly AnchoredDrawingRecord[], layer: 'behind' | 'before'): void {
  const ordered = drawings
    .filter(({ behindDocument }) => behindDocument === (layer === 'behind'))
    .toSorted(
      (one, other) => one.relativeHeight - other.relativeHeight || (one.sourceOrder ?? 0) - (other.sourceOrder ?? 0),
    );
  for (const drawing of ordered) paintDrawing(painter, drawing);
}
