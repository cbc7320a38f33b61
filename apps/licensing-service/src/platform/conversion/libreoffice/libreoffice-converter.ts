import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConcurrencyLimit } from '../../limit-concurrency';
import { checkForeignPdf } from '../check-foreign-pdf';
import { ConversionFailed, unavailableIfBusy } from '../conversion-failed';
import type { DocxToPdf } from '../docx-to-pdf';
import { runSoffice } from './run-soffice';
import { writeFontConfiguration } from './write-font-configuration';
import { writeProfile } from './write-profile';
import { inNewFolder } from './in-new-folder';

/** Converts with LibreOffice: a new profile for each document, since two programs cannot share one. */
export function createLibreOfficeConverter(program: string, milliseconds = 30_000): DocxToPdf {
  const gate = createConcurrencyLimit({ atOnce: 2, waiting: 50 });
  return {
    convert: (docx) =>
      gate(() => inNewFolder((folder) => convertIn(folder, docx, program, milliseconds))).catch(unavailableIfBusy),
  };
}

async function convertIn(folder: string, docx: Uint8Array, program: string, milliseconds: number) {
  await writeFile(join(folder, 'document.docx'), docx);
  const [profile, fonts] = await Promise.all([writeProfile(folder), writeFontConfiguration(folder)]);
  const end = await runSoffice(program, { folder, profile, fonts, milliseconds });
  if (end !== 'done') throw new ConversionFailed(end);
  const pdf = await readFile(join(folder, 'document.pdf')).catch(() => null);
  if (pdf === null) throw new ConversionFailed('unreadable');
  return checkForeignPdf(pdf, 'libreoffice');
}
