import type { InvoiceData } from '../invoice-data';
import { invoiceWords } from './invoice-words';

type Named = Pick<InvoiceData, 'kind' | 'number' | 'language'>;

/** A document by its kind and number, in its own language: `Račun SPLET-R1-12`. */
export const documentName = ({ kind, number, language }: Named) => `${invoiceWords[language].title[kind]} ${number}`;

export const documentFileName = (data: Named) => `${documentName(data)}.pdf`;
