import { create, type Font } from 'fontkit';

/** A glyph of a shaped text, with its advance and offsets in thousandths of the font size. */
export interface PlacedGlyph {
  readonly id: number;
  /** The characters that it shows. */
  readonly codePoints: readonly number[];
  readonly advance: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

/** A font for `pdfkit` that writes glyphs which the layout has shaped, instead of shaping their text again. */
export interface ShapedFont {
  readonly font: Font;
  /** The glyphs that the next text writes. */
  next: readonly PlacedGlyph[];
}

const opened = new Map<string, Font>();

/** @param identity names the bytes; a font is opened once */
export function openShapedFont(identity: string, bytes: Uint8Array): ShapedFont {
  const original = opened.get(identity) ?? openFont(bytes);
  opened.set(identity, original);
  const perEm = original.unitsPerEm / 1000;
  const shaped: ShapedFont = {
    next: [],
    font: Object.create(original, {
      layout: {
        value: () => ({
          glyphs: shaped.next.map(({ id, codePoints }) => ({
            id,
            codePoints,
            advanceWidth: original.getGlyph(id).advanceWidth,
          })),
          positions: shaped.next.map(({ advance, offsetX, offsetY }) => ({
            xAdvance: advance * perEm,
            yAdvance: 0,
            xOffset: offsetX * perEm,
            yOffset: offsetY * perEm,
          })),
          advanceWidth: shaped.next.reduce((sum, { advance }) => sum + advance, 0) * perEm,
        }),
      },
    }) as Font,
  };
  return shaped;
}

/** The library reads a header also for glyphs without an outline, such as a blank at the end of the file. */
const glyphHeader = Buffer.alloc(10);

function openFont(bytes: Uint8Array): Font {
  const font = create(Buffer.concat([bytes, glyphHeader]));
  if ('fonts' in font) throw new Error('A font collection was given for a font.');
  return font;
}
