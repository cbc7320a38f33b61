import { english } from './english';
import { englishSections } from './english-sections';
import type { SectionWords } from './section-words';
import { slovenian } from './slovenian';
import { slovenianSections } from './slovenian-sections';
import type { Words } from './words';

/** Texts in a locale's language. */
export const wordsOf = (locale: string | undefined): Words => (locale?.startsWith('sl') ? slovenian : english);

/** Texts in the other language. */
export const otherWords = ({ language }: Words): Words => (language === 'sl' ? english : slovenian);

/** Texts of the wizard's sections in the same language. */
export const sectionWordsOf = ({ language }: Words): SectionWords =>
  language === 'sl' ? slovenianSections : englishSections;

/** Titles of the sections between Application setup and Subscription, in order. */
export function sectionTitlesOf(words: Words): readonly string[] {
  const { dataProvider, couriers, fiscalization, plugins } = sectionWordsOf(words);
  return [dataProvider.title, couriers.title, fiscalization.title, plugins.title, words.wizard.subscription];
}
