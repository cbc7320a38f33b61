import type { PlanCycle } from '@atrium/api-client/contract/pricing';
import { type Language, texts } from '../../../platform';
import type { InvoiceData } from '../invoice-data';

/** Labels and sentences of a document, in its language. */
export const invoiceTexts = (language: Language) => texts[language].invoice;

type Named = Pick<InvoiceData, 'kind' | 'number' | 'language'>;

/** Title of a document in its own language: `Račun SPLET-R1-12`. */
export const documentName = ({ kind, number, language }: Named) => `${invoiceTexts(language).title[kind]} ${number}`;

export const documentFileName = (data: Named) => `${documentName(data)}.pdf`;

/** `monthly plan`. */
export const describePlan = (cycle: PlanCycle, language: Language): string => invoiceTexts(language).plan[cycle];
