import { createHash } from 'node:crypto';
import { openFontBackedDocumentForExport } from '@docx-editor.dev/core/export';
import { maximumPages } from '../maximum-pages.ts';
import type { ConversionAnswer } from './conversion-answer.ts';
import { lastResortFonts, ownFonts } from './fonts/font-origins.ts';
import { paintDocument } from './painting/paint-document.ts';

/** Raise it with every change of what a PDF looks like. */
const renderer = 'builtin 1';

/** Faces for characters that a font lacks. */
const glyphFallbacks = ['Arimo', 'Tinos', 'Carlito'].map((family) => ({
  family,
  weight: 400,
  style: 'normal' as const,
}));

/** Lays out a Word file and writes it as PDF. Tracked changes count as accepted. */
export async function convertDocx(docx: Uint8Array): Promise<ConversionAnswer> {
  const opened = await openFontBackedDocumentForExport(docx, {
    fonts: ownFonts,
    lastResortFonts,
    glyphFallbacks,
    fontPolicy: 'strict',
    displayMode: 'proposed',
  });
  if (!opened.ok) return { problem: 'unreadable' };
  const { session } = opened;
  try {
    const layout = await session.layout();
    if (layout.pages.length > maximumPages) return { problem: 'too_many_pages' };
    const source = createHash('sha256').update(docx).digest('hex');
    const { pdf, warnings } = await paintDocument(layout, session, source);
    return { converted: { pdf, pages: layout.pages.length, warnings, renderer } };
  } finally {
    session.dispose();
  }
}
