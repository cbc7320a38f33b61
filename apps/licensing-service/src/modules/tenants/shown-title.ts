import type { Language } from '../../texts/texts';
import { texts } from '../../texts/texts';

/** What a company CRM is called for people; a draft may have no name yet. */
export const shownTitle = (title: string, language: Language): string =>
  title === '' ? texts[language].messages.unnamed_tenant : title;
