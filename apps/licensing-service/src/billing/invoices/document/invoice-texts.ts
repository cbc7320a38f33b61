import { type Language, texts } from '../../../platform';
import type { InvoiceData } from '../invoice-data';

/** Labels and sentences of a document, in its language. */
export const invoiceTexts = (language: Language) => texts[language].invoice;

type Named = Pick<InvoiceData, 'kind' | 'number' | 'language'>;

/** Title of a document in its own language: `Račun SPLET-R1-12`. */
export const documentName = ({ kind, number, language }: Named) => `${invoiceTexts(language).title[kind]} ${number}`;

export const documentFileName = (data: Named) => `${documentName(data)}.pdf`;
