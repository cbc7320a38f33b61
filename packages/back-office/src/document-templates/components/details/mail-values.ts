import type { TemplateMailTexts } from '@atrium/api-client/contract';

/** The typed texts, by field. */
export type MailValues = Record<keyof TemplateMailTexts, string>;

const longestSubject = 200;
const longestMessage = 10_000;

export const toMailValues = (texts: TemplateMailTexts) =>
  Object.fromEntries(Object.entries(texts).map(([field, written]) => [field, written ?? ''])) as MailValues;

const written = (value: string) => (value.trim() === '' ? null : value.trim());

export const toMailTexts = (values: MailValues) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, written(value)])) as TemplateMailTexts;

/** Message keys by field. */
export function checkMail(values: MailValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [field, value] of Object.entries(values)) {
    const isSubject = field.startsWith('subject');
    if (value.trim().length > (isSubject ? longestSubject : longestMessage))
      errors[field] = isSubject ? 'subjectTooLong' : 'messageTooLong';
  }
  return errors;
}
