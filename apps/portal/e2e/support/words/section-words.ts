import type { englishSections } from './english-sections';
import type { Wording } from './words';

/** What a person reads in the wizard's sections. */
export type SectionWords = Wording<typeof englishSections>;
