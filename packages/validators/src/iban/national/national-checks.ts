import { tableOfCountries } from '../../number-reader';
import { belgium } from './belgium';
import { france } from './france';
import { italy } from './italy';
import type { NationalCheck } from './national-check';
import { portugal } from './portugal';
import { slovenia } from './slovenia';
import { spain } from './spain';

/** The countries whose account numbers carry check digits that are checked here. */
export const nationalChecks: Readonly<Record<string, NationalCheck>> = {
  BE: belgium,
  ES: spain,
  FR: france,
  IT: italy,
  MC: france,
  PT: portugal,
  SI: slovenia,
  SM: italy,
};

function sortByKey(): readonly (NationalCheck | undefined)[] {
  return tableOfCountries(Object.entries(nationalChecks));
}

/** By the key of the country. */
export const nationalChecksByKey = /* @__PURE__ */ sortByKey();
