import type { Language } from '../platform/texts/texts';
import { texts } from '../platform/texts/texts';

/** What a company CRM is called for people; a draft may have no name yet. */
export const shownTitle = (title: string, language: Language): string =>
  title === '' ? texts[language].messages.unnamed_tenant : title;
