import type { OtherProgram } from './use-editing';

export const programNames: Readonly<Record<OtherProgram, string>> = { word: 'Word', libreoffice: 'LibreOffice' };
