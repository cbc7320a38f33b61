import { countryKey, tableOfCountries } from '../number-reader';
import { rulesByBirthDate } from './by-birth-date';
import { rulesByLetter } from './by-letter';
import { rulesByLuhn } from './by-luhn';
import { rulesByRemainder } from './by-remainder';
import { rulesByWeights } from './by-weights';
import type { VatRule } from './vat-rule';

/** Every rule by its prefix. */
export const vatRuleTables = [rulesByWeights, rulesByLuhn, rulesByRemainder, rulesByBirthDate, rulesByLetter];

function sortByKey(): readonly (VatRule | undefined)[] {
  const rules = tableOfCountries<VatRule>();
  for (const table of vatRuleTables) {
    for (const prefix in table) rules[countryKey(prefix)] = table[prefix];
  }
  return rules;
}

/** By the key of the prefix. */
export const vatRulesByKey = /* @__PURE__ */ sortByKey();
