import type { ExportAdmittedFontIdentity, FontBackedExportCapabilities } from '@docx-editor.dev/core/export';
import { openShapedFont, type ShapedFont } from './shaped-font.ts';

/** The fonts of one PDF. */
export interface FontShelf {
  /** Makes a font the current one of the PDF. */
  readonly take: (identity: ExportAdmittedFontIdentity, size: number) => ShapedFont;
}

export function createFontShelf(pdf: PDFKit.PDFDocument, session: FontBackedExportCapabilities): FontShelf {
  const fonts = new Map<string, ShapedFont>();
  return {
    take: ({ identity, request }, size) => {
      const known = fonts.get(identity);
      const font = known ?? openShapedFont(identity, bytesOf(session, request));
      if (known === undefined) {
        fonts.set(identity, font);
        // pdfkit takes a font object; its types know files only.
        pdf.registerFont(identity, font.font as unknown as Buffer);
      }
      pdf.font(identity, size);
      return font;
    },
  };
}

function bytesOf(session: FontBackedExportCapabilities, request: ExportAdmittedFontIdentity['request']): Uint8Array {
  const face = session.admittedFontFace(request);
  if (face === null) throw new Error(`The layout used the font ${request.family} without admitting it.`);
  return face.bytes;
}
