import { english } from './english';
import { slovenian } from './slovenian';
import type { Words } from './words';

/** The words of a locale's language. */
export const wordsOf = (locale: string | undefined): Words => (locale?.startsWith('sl') ? slovenian : english);

/** The words of the language that was not chosen. */
export const otherWords = ({ language }: Words): Words => (language === 'sl' ? english : slovenian);
