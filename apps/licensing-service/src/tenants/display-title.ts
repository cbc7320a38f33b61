import { type Language, texts } from '../platform';

/** The title, or a placeholder for a draft without one. */
export const displayTitle = (title: string, language: Language): string =>
  title === '' ? texts[language].messages.unnamed_tenant : title;
