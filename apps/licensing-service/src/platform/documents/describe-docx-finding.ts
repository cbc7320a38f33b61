import { posix } from 'node:path';
import type { FieldProblem } from '../http/errors';
import { findText } from '../texts/text-of';
import { fillText, type Language, texts } from '../texts/texts';
import type { DocxFinding } from './docx-finding';
import { docxMessages } from './docx-messages';

/** What the user reads about a finding: what is wrong, and where. */
export const describeDocxFinding = (finding: DocxFinding): FieldProblem => ({
  texts: { en: describe(finding, 'en'), sl: describe(finding, 'sl') },
});

function describe({ reason, part, near }: DocxFinding, language: Language): string {
  const message = texts[language].fields[docxMessages[reason]];
  if (part === '') return message;
  const { docx_place: at, docx_place_near: nearText } = texts[language].messages;
  const values = { message, place: placeOf(part, language), near: near ?? '' };
  return fillText(near === null ? at : nearText, values);
}

/** Word numbers headers and footers, but never shows the numbers. */
function placeOf(part: string, language: Language): string {
  const name = posix.basename(part, '.xml').replace(/\d+$/, '');
  return findText(language, `messages.docx_${name}`) ?? part;
}
