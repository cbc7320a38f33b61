import { strokeColors, type Stroke, type StrokeColor } from '@atrium/api-client/contract';
import { paintStroke } from '../drawing/paint-strokes';
import { inkBox } from './model/ink';
import { removeGround } from './model/remove-ground';

/** A PNG that shows a signature and nothing around it. Sizes are in pixels. */
export interface SignaturePicture {
  readonly png: Blob;
  /** The signature alone, without a caption. */
  readonly bare: Blob;
  readonly width: number;
  readonly height: number;
}

/** Size of the pad, in the units of its strokes. */
export const padSize = { width: 512, height: 160 };
/** A signature 70 mm wide is printed with at least 300 dots per inch. */
const pixelsPerUnit = 3;
const widestPicture = 1600;
const captionSize = 40;

function surface(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser has no canvas.');
  return { canvas, context };
}

type Surface = ReturnType<typeof surface>;

/** Cuts a picture to its ink; null without any. */
function trim({ canvas, context }: Surface): HTMLCanvasElement | null {
  const box = inkBox(context.getImageData(0, 0, canvas.width, canvas.height));
  if (box === null) return null;
  const trimmed = surface(box.width, box.height);
  trimmed.context.drawImage(canvas, -box.x, -box.y);
  return trimmed.canvas;
}

export function drawnInk(strokes: readonly Stroke[]): HTMLCanvasElement | null {
  if (strokes.length === 0) return null;
  const drawn = surface(padSize.width * pixelsPerUnit, padSize.height * pixelsPerUnit);
  drawn.context.scale(pixelsPerUnit, pixelsPerUnit);
  strokes.forEach((stroke) => paintStroke(drawn.context, stroke));
  return trim(drawn);
}

/** The font of the portal, which every browser slants for italics. */
function fontOf(size: number, style: 'italic' | 'normal' = 'normal'): string {
  return `${style} 400 ${size}px ${getComputedStyle(document.body).fontFamily}`;
}

export function typedInk(name: string, color: StrokeColor): HTMLCanvasElement | null {
  if (name.trim() === '') return null;
  const size = 160;
  const measured = surface(1, 1).context;
  measured.font = fontOf(size, 'italic');
  const typed = surface(measured.measureText(name).width + size, size * 2);
  typed.context.font = fontOf(size, 'italic');
  typed.context.fillStyle = strokeColors[color].hex;
  typed.context.fillText(name, size / 2, size * 1.4);
  return trim(typed);
}

/**
 * @throws a DOMException if the file is no picture
 */
export async function uploadedInk(file: Blob): Promise<HTMLCanvasElement | null> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, widestPicture / Math.max(bitmap.width, bitmap.height));
  const picture = surface(bitmap.width * scale, bitmap.height * scale);
  picture.context.drawImage(bitmap, 0, 0, picture.canvas.width, picture.canvas.height);
  bitmap.close();
  const pixels = picture.context.getImageData(0, 0, picture.canvas.width, picture.canvas.height);
  removeGround(pixels);
  picture.context.putImageData(pixels, 0, 0);
  return trim(picture);
}

/**
 * @throws a DOMException if the file is no picture
 */
export async function keptInk(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  const { canvas, context } = surface(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

/** The PNG of a signature, with a caption below it unless that is empty. */
export async function toPicture(ink: HTMLCanvasElement, caption: string): Promise<SignaturePicture> {
  const canvas = caption === '' ? ink : withCaption(ink, caption);
  const png = await toPng(canvas);
  const bare = caption === '' ? png : await toPng(ink);
  return { png, bare, width: canvas.width, height: canvas.height };
}

async function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (png === null) throw new Error('The browser could not write a picture.');
  return png;
}

function withCaption(ink: HTMLCanvasElement, caption: string): HTMLCanvasElement {
  const measured = surface(1, 1).context;
  measured.font = fontOf(captionSize);
  const width = Math.max(ink.width, measured.measureText(caption).width);
  const { canvas, context } = surface(width, ink.height + captionSize * 1.8);
  context.drawImage(ink, 0, 0);
  context.font = fontOf(captionSize);
  context.fillStyle = strokeColors.black.hex;
  context.fillText(caption, 0, ink.height + captionSize * 1.4);
  return canvas;
}
