import type { englishSections } from './english-sections';
import type { Wording } from './words';

/** Texts of the wizard's sections. */
export type SectionWords = Wording<typeof englishSections>;
