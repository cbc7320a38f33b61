import { tableByCountry } from '../../number-reader';
import { belgium } from './belgium';
import { france } from './france';
import { italy } from './italy';
import type { NationalCheck } from './national-check';
import { portugal } from './portugal';
import { slovenia } from './slovenia';
import { spain } from './spain';

/** Countries whose account numbers contain check digits, with the rule for each. */
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
  return tableByCountry(Object.entries(nationalChecks));
}

export const nationalChecksByKey = /* @__PURE__ */ sortByKey();
