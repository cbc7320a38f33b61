import type { ConverterSettings } from '../settings/settings';
import { createBuiltinConverter } from './builtin/builtin-converter';
import type { DocxToPdf } from './docx-to-pdf';
import { createGotenbergConverter } from './gotenberg/gotenberg-converter';
import { createLibreOfficeConverter } from './libreoffice/libreoffice-converter';

/** The converter that the settings choose. */
export function createDocxToPdf(settings: ConverterSettings): DocxToPdf {
  if (settings.kind === 'libreoffice') return createLibreOfficeConverter(settings.program);
  return settings.kind === 'gotenberg' ? createGotenbergConverter(settings.url) : createBuiltinConverter();
}
