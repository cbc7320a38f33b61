import { type Language, texts } from '../platform';

/** What a company CRM is called for people; a draft may have no name yet. */
export const shownTitle = (title: string, language: Language): string =>
  title === '' ? texts[language].messages.unnamed_tenant : title;
