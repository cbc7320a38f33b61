import type { ExportSemanticLayout, FontBackedExportCapabilities } from '@docx-editor.dev/core/export';
import PdfDocument from 'pdfkit';
import type { ConversionWarning } from '../../docx-to-pdf.ts';
import { createFontShelf } from '../fonts/font-shelf.ts';
import { languageOf } from './language-of.ts';
import { paintBlocks } from './paint-blocks.ts';
import { paintPage } from './paint-page.ts';
import type { Painter } from './painter.ts';
import { createPictures } from './pictures.ts';

/** PDF files have no date, so that the same document gives the same bytes. */
const noDate = new Date(0);

export interface PaintedPdf {
  readonly pdf: Buffer;
  readonly warnings: readonly ConversionWarning[];
}

/** Writes a laid-out document as PDF. */
export async function paintDocument(
  layout: ExportSemanticLayout,
  session: FontBackedExportCapabilities,
  source: string,
): Promise<PaintedPdf> {
  const { title, creator, subject, keywords } = layout.documentMetadata ?? {};
  const language = languageOf(layout);
  const information = {
    // pdfkit makes the identifier of the file from all of these.
    Source: source,
    ...(title === undefined ? {} : { Title: title }),
    ...(creator === undefined ? {} : { Author: creator }),
    ...(subject === undefined ? {} : { Subject: subject }),
    ...(keywords === undefined ? {} : { Keywords: keywords }),
  };
  const pdf = new PdfDocument({
    autoFirstPage: false,
    margin: 0,
    pdfVersion: '1.7',
    ...(language === null ? {} : { lang: language }),
    displayTitle: title !== undefined,
    info: { ...information, CreationDate: noDate },
  });
  hideFromInfo(pdf, 'CreationDate', 'Source');
  const bytes = collect(pdf);
  const warnings = new Map<string, ConversionWarning>();
  const painter: Painter = {
    pdf,
    session,
    fonts: createFontShelf(pdf, session),
    pictures: createPictures(session),
    destinations: new Set(layout.destinations?.map(({ anchor }) => anchor.name)),
    paintBlocks: (blocks, background) => paintBlocks(painter, blocks, background),
    warn: (code, detail) => warnings.set(`${code} ${detail}`, { code, detail }),
  };
  for (const page of layout.pages) {
    paintPage(painter, page);
    for (const { anchor, pageIndex, pageContent } of layout.destinations ?? []) {
      if (pageIndex !== page.index) continue;
      const top = pageContent.y + page.contentBox.y - page.box.y;
      pdf.addNamedDestination(anchor.name, 'XYZ', pageContent.x + page.contentBox.x - page.box.x, top, null);
    }
  }
  warnOfContent(painter, layout);
  // pdfkit writes XMP metadata for later versions, with the title unescaped.
  pdf.version = 1.3;
  pdf.end();
  return { pdf: await bytes, warnings: [...warnings.values()] };
}

function warnOfContent({ warn }: Painter, { contentWarnings = [], reviewArtifacts }: ExportSemanticLayout): void {
  for (const { code } of contentWarnings) warn('not_drawn', code);
  for (const { kind } of reviewArtifacts)
    if (kind === 'comment') warn('not_drawn', 'comment');
    else warn('drawn_differently', 'tracked change');
}

/** pdfkit needs these values, but writes only those that can be enumerated. */
function hideFromInfo({ info }: PDFKit.PDFDocument, ...names: readonly string[]): void {
  for (const name of names) Object.defineProperty(info, name, { enumerable: false });
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.once('end', () => resolve(Buffer.concat(chunks)));
    pdf.once('error', reject);
  });
}
