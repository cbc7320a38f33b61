import type { FieldMessage } from '../texts/texts';
import type { ConversionProblem } from './conversion-failed';

/** What the user reads at the field of a Word file that was not converted because of its content. */
export const conversionMessages: Readonly<Record<Exclude<ConversionProblem, 'unavailable'>, FieldMessage>> = {
  unreadable: 'file_content',
  too_costly: 'file_too_costly',
  too_many_pages: 'file_pages',
};
