import { tableByCountry } from '../number-reader';
import { rulesByBirthDate } from './by-birth-date';
import { rulesByLetter } from './by-letter';
import { rulesByLuhn } from './by-luhn';
import { rulesByRemainder } from './by-remainder';
import { rulesByWeights } from './by-weights';
import type { VatRule, VatRules } from './vat-rule';

export const vatRuleTables: readonly VatRules[] = [
  rulesByWeights,
  rulesByLuhn,
  rulesByRemainder,
  rulesByBirthDate,
  rulesByLetter,
];

function sortByKey(): readonly (VatRule | undefined)[] {
  return tableByCountry(vatRuleTables.flatMap(Object.entries<VatRule>));
}

export const vatRulesByKey = /* @__PURE__ */ sortByKey();
