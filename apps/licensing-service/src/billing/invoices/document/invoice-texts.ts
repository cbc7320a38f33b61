import { formatIsoDay, type Language, texts } from '../../../platform';
import type { InvoiceData } from '../invoice-data';

/** Labels and sentences of a document, in its language. */
export const invoiceTexts = (language: Language) => texts[language].invoice;

type Supplied = Pick<InvoiceData, 'supplied_from' | 'supplied_to'>;
type Named = Pick<InvoiceData, 'kind' | 'number' | 'language'>;

/** Title of a document in its own language: `Račun SPLET-R1-12`. */
export const documentName = ({ kind, number, language }: Named) => `${invoiceTexts(language).title[kind]} ${number}`;

export const documentFileName = (data: Named) => `${documentName(data)}.pdf`;

/** A Slovenian seller's documents use Slovenian number formats in both languages. */
const money = new Intl.NumberFormat('sl-SI', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const decimal = new Intl.NumberFormat('sl-SI', { useGrouping: 'always' });
const percent = new Intl.NumberFormat('sl-SI', { style: 'percent', maximumFractionDigits: 2 });

/** Formats cents as `1.234,50 €`. */
export const formatMoney = (cents: number) => money.format(cents / 100);

/** `1.200`, `9,5`. */
export const formatNumber = (number: number) => decimal.format(number);

/** Formats a fraction as `22 %` or `9,5 %`. */
export const formatPercent = (fraction: number) => percent.format(fraction);

/** A last day to pay; empty for none. */
export const formatDueDay = (due: InvoiceData['due_on']) => (due === null ? '' : formatIsoDay(due));

/** `01.11.2026 – 30.11.2026`, or the single day. */
export const formatDays = ({ supplied_from: from, supplied_to: to }: Supplied) =>
  from === to ? formatIsoDay(from) : `${formatIsoDay(from)} – ${formatIsoDay(to)}`;

/** Whether a document bills days that begin once it is paid: a pro-forma invoice, but that of a renewal. */
export const beginsOncePaid = ({ kind, cause }: InvoiceData) => kind === 'proforma' && cause !== 'renewal';
