import { fileURLToPath } from 'node:url';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

const normal = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
);
const bold = fileURLToPath(import.meta.resolve('@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf'));

/** The library is large and seldom needed. */
async function loadPrinter() {
  const { default: pdfmake } = await import('pdfmake');
  const files: readonly string[] = [normal, bold];
  pdfmake.setFonts({ HankenGrotesk: { normal, bold } });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.includes(path));
  return pdfmake;
}

let printer: ReturnType<typeof loadPrinter> | null = null;

/** A document as a PDF with its typeface inside. */
export async function printPdf(document: TDocumentDefinitions): Promise<Buffer> {
  const pdfmake = await (printer ??= loadPrinter());
  return pdfmake.createPdf(document).getBuffer();
}
