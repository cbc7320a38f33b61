import type { PlanCycle } from '@atrium/api-client/contract/pricing';
import type { Language } from '../../platform';
import type { BillLine } from '../bills/bill';

interface PlanTexts {
  readonly item: Readonly<Record<BillLine['item'], string>>;
  readonly cycle: Readonly<Record<PlanCycle, string>>;
  readonly whole: Readonly<Record<PlanCycle, string>>;
}

const planTexts: Readonly<Record<Language, PlanTexts>> = {
  en: {
    item: { licences: 'Licences', modules: 'Modules', assets: 'Assets' },
    cycle: { monthly: 'monthly', yearly: 'yearly' },
    whole: { monthly: 'monthly plan', yearly: 'yearly plan' },
  },
  sl: {
    item: { licences: 'Licence', modules: 'Moduli', assets: 'Sredstva' },
    cycle: { monthly: 'mesečno', yearly: 'letno' },
    whole: { monthly: 'mesečni paket', yearly: 'letni paket' },
  },
};

/** Describes a line on a document: `Licences, monthly`. */
export function describeLine({ item, cycle }: Pick<BillLine, 'item' | 'cycle'>, language: Language): string {
  const texts = planTexts[language];
  return `${texts.item[item]}, ${texts.cycle[cycle]}`;
}

/** `monthly plan`. */
export const describePlan = (cycle: PlanCycle, language: Language): string => planTexts[language].whole[cycle];
