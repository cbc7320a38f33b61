import type { InvoiceData } from '../invoice-data';
import { invoiceTexts } from './invoice-texts';

type Named = Pick<InvoiceData, 'kind' | 'number' | 'language'>;

/** Title of a document in its own language: `Račun SPLET-R1-12`. */
export const documentName = ({ kind, number, language }: Named) => `${invoiceTexts[language].title[kind]} ${number}`;

export const documentFileName = (data: Named) => `${documentName(data)}.pdf`;
