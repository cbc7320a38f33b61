import type { PlanCycle, QuoteLine } from '@atrium/api-client/contract/pricing';
import type { Language } from '../../platform';

interface PlanTexts {
  readonly plan: Readonly<Record<QuoteLine['id'], string>>;
  readonly unused: Readonly<Record<QuoteLine['id'], string>>;
  readonly cycle: Readonly<Record<PlanCycle, string>>;
  readonly whole: Readonly<Record<PlanCycle, string>>;
}

const planTexts: Readonly<Record<Language, PlanTexts>> = {
  en: {
    plan: { licences: 'Licences', modules: 'Modules', assets: 'Assets' },
    unused: {
      licences: 'Licences, unused time',
      modules: 'Modules, unused time',
      assets: 'Assets, unused time',
    },
    cycle: { monthly: 'monthly', yearly: 'yearly' },
    whole: { monthly: 'monthly plan', yearly: 'yearly plan' },
  },
  sl: {
    plan: { licences: 'Licence', modules: 'Moduli', assets: 'Sredstva' },
    unused: {
      licences: 'Licence, neporabljeni čas',
      modules: 'Moduli, neporabljeni čas',
      assets: 'Sredstva, neporabljeni čas',
    },
    cycle: { monthly: 'mesečno', yearly: 'letno' },
    whole: { monthly: 'mesečni paket', yearly: 'letni paket' },
  },
};

/** Describes a quote's line on a document: `Licences, monthly`. */
export function describeLine({ kind, id }: QuoteLine, cycle: PlanCycle, language: Language): string {
  const texts = planTexts[language];
  return `${texts[kind][id]}, ${texts.cycle[cycle]}`;
}

/** `monthly plan`. */
export const describePlan = (cycle: PlanCycle, language: Language): string => planTexts[language].whole[cycle];
