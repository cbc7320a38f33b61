import { fileURLToPath } from 'node:url';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

const normal = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
);
const bold = fileURLToPath(import.meta.resolve('@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf'));

/** Loaded on first use: the library is large and rarely needed. */
async function loadPrinter() {
  const { default: pdfmake } = await import('pdfmake');
  const files: readonly string[] = [normal, bold];
  pdfmake.setFonts({ HankenGrotesk: { normal, bold } });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.includes(path));
  return pdfmake;
}

let printer: ReturnType<typeof loadPrinter> | null = null;

/** Renders a document as a PDF with embedded fonts. */
export async function printPdf(document: TDocumentDefinitions): Promise<Buffer> {
  const pdfmake = await (printer ??= loadPrinter());
  return pdfmake.createPdf(document).getBuffer();
}
