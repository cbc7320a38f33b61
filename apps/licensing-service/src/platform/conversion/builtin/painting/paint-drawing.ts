import { groupPictureLayerDrawing } from '@docx-editor.dev/core/layout';
import type { Drawing } from './drawing.ts';
import { paintLink } from './paint-link.ts';
import { paintPicture } from './paint-picture.ts';
import { paintShape } from './paint-shape.ts';
import { paintTextArt } from './paint-text-art.ts';
import { paintTextBox } from './paint-text-box.ts';
import type { Painter } from './painter.ts';

/** Paints a picture, shape, text box or group; what is none of these becomes a warning. */
export function paintDrawing(painter: Painter, drawing: Drawing): void {
  if (!paintContent(painter, drawing)) {
    painter.warn('not_drawn', drawing.placeholderGraphicKind ?? 'picture');
    paintGap(painter, drawing);
  }
  if (drawing.hyperlinkHref !== null)
    paintLink(painter, drawing.geometry.paintBounds, { id: '', kind: 'external', href: drawing.hyperlinkHref });
}

function paintContent(painter: Painter, drawing: Drawing): boolean {
  const { textArt, vectorShape, textboxStory, groupPicture, frameEffects } = drawing;
  if (frameEffects !== undefined) painter.warn('drawn_differently', 'picture effects');
  if (textArt !== undefined) return paintTextArt(painter, drawing, textArt);
  if (groupPicture !== undefined) return paintGroup(painter, drawing);
  if (textboxStory !== undefined) {
    if (textboxStory.chromeByVector === true && vectorShape !== null) paintShape(painter, drawing, vectorShape);
    paintTextBox(painter, drawing, textboxStory);
    return true;
  }
  if (drawing.resource.kind === 'ready') return paintFramedPicture(painter, drawing);
  if (vectorShape === null) return false;
  paintShape(painter, drawing, vectorShape);
  paintMemberTexts(painter, drawing);
  return true;
}

/** A picture with the shapes of its frame below and above it. */
function paintFramedPicture(painter: Painter, drawing: Drawing): boolean {
  const { vectorShape } = drawing;
  if (vectorShape !== null) paintShape(painter, drawing, vectorShape, (component) => component.belowPicture === true);
  const painted = paintPicture(painter, drawing);
  if (vectorShape !== null) paintShape(painter, drawing, vectorShape, (component) => component.belowPicture !== true);
  paintMemberTexts(painter, drawing);
  return painted;
}

function paintGroup(painter: Painter, drawing: Drawing): boolean {
  if (!paintPicture(painter, drawing)) return false;
  for (const layer of drawing.groupPictureLayers ?? [])
    if (!paintPicture(painter, groupPictureLayerDrawing(drawing, layer))) painter.warn('not_drawn', 'picture');
  if (drawing.vectorShape !== null) paintShape(painter, drawing, drawing.vectorShape);
  paintMemberTexts(painter, drawing);
  return true;
}

function paintMemberTexts(painter: Painter, drawing: Drawing): void {
  const { pdf } = painter;
  for (const { box, story, rotationDegrees } of drawing.groupTextboxStories ?? []) {
    const [x, y] = [drawing.x + box.x, drawing.y + box.y];
    pdf.save().rotate(rotationDegrees, { origin: [x + box.width / 2, y + box.height / 2] });
    paintTextBox(painter, { x, y, width: box.width, height: box.height }, story);
    pdf.restore();
  }
}

const gap = '#9aa1ad';

/** Marks the place of what is not drawn. */
function paintGap({ pdf }: Painter, { x, y, width, height }: Drawing): void {
  pdf.save().rect(x, y, width, height).lineWidth(0.5).dash(2, { space: 2 }).stroke(gap).restore();
}
