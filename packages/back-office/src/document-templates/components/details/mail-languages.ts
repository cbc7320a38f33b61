import type { DocumentTemplate } from '@atrium/api-client/contract';

/** The languages of e-mails, that of the template first. */
export const mailLanguages = ({ language }: Pick<DocumentTemplate, 'language'>) =>
  language === 'sl' ? (['sl', 'en'] as const) : (['en', 'sl'] as const);
