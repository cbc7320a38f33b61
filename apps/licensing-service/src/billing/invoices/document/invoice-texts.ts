import type { PlanCycle } from '@atrium/api-client/contract/pricing';
import type { Language } from '../../../platform';
import type { BillLine, DocumentCause } from '../../bills/bill';
import type { InvoiceData } from '../invoice-data';

type NoteCause = Exclude<DocumentCause, 'creation' | 'renewal' | 'order'>;

const slovenian = {
  title: { invoice: 'Račun', credit_note: 'Dobropis', proforma: 'Predračun' },
  number: { invoice: 'Številka računa', credit_note: 'Številka dobropisa', proforma: 'Številka predračuna' },
  facts: {
    buyer: 'Kupec',
    issuedOn: 'Datum izdaje',
    issuedIn: 'Kraj izdaje',
    suppliedOn: 'Datum opravljene storitve',
    supplied: 'Obdobje storitve',
    dueOn: 'Rok plačila',
    subject: 'CRM podjetja',
    references: 'Zveza',
    reason: 'Razlog',
  },
  /** Why a credit note was issued. */
  reasons: {
    change: 'sprememba paketa',
    vat_confirmed: 'sistem VIES je potrdil identifikacijsko številko za DDV',
    moved: 'sprememba države ali identifikacijske številke za DDV',
    creation_cancelled: 'ustvarjanje CRM podjetja je bilo preklicano',
  } satisfies Readonly<Record<NoteCause, string>>,
  vatNumber: 'ID za DDV',
  columns: {
    position: 'Št.',
    description: 'Storitev',
    quantity: 'Količina',
    unitPrice: 'Cena brez DDV',
    discount: 'Popust',
    taxRate: 'DDV',
    net: 'Znesek brez DDV',
  },
  item: { licences: 'Licence', modules: 'Moduli', assets: 'Sredstva' },
  cycle: { monthly: 'mesečno', yearly: 'letno' },
  plan: { monthly: 'mesečni paket', yearly: 'letni paket' },
  /** Describes the charged share of a period. */
  share: 'delež obdobja: {remaining} od {whole} dni',
  taxes: { rate: 'Stopnja DDV', base: 'Davčna osnova', amount: 'Znesek DDV' },
  sums: {
    net: 'Skupaj brez DDV',
    tax: 'DDV',
    total: 'Skupaj z DDV',
    credit: 'Poravnano z dobroimetjem',
    paid: 'Plačano',
    due: 'Za plačilo',
    becomesCredit: 'V vaše dobro',
  },
  /** The provision under which no VAT is charged. */
  clauses: {
    reverse_charge:
      'Obrnjena davčna obveznost: DDV obračuna kupec (25. člen ZDDV-1; 44. in 196. člen Direktive Sveta 2006/112/ES).',
    outside_scope:
      'Ni predmet DDV v Sloveniji: kraj opravljene storitve je zunaj nje (25. in 30.c člen ZDDV-1; 44. in 58. člen Direktive Sveta 2006/112/ES).',
  },
  withoutVat: { reverse_charge: 'obrnjena davčna obveznost', outside_scope: 'ni predmet DDV' },
  proformaNote: 'Predračun ni račun. Račun izdamo, ko prejmemo plačilo.',
  paidBy: {
    card: 'Plačano s plačilno kartico dne {day}.',
    bank_transfer: 'Plačano z bančnim nakazilom dne {day}.',
    credit: 'Plačano z dobroimetjem.',
  },
  payment: {
    heading: 'Podatki za plačilo',
    payee: 'Prejemnik',
    iban: 'IBAN',
    reference: 'Referenca',
    purposeCode: 'Koda namena',
    purpose: 'Namen',
    amount: 'Znesek',
    dueOn: 'Rok plačila',
    scan: 'UPN QR: kodo preberite z mobilno banko.',
  },
  papers: { registrationNumber: 'matična številka', shareCapital: 'osnovni kapital' },
  page: 'stran {page} od {pages}',
};

const english: typeof slovenian = {
  title: { invoice: 'Invoice', credit_note: 'Credit note', proforma: 'Pro-forma invoice' },
  number: { invoice: 'Invoice number', credit_note: 'Credit note number', proforma: 'Pro-forma invoice number' },
  facts: {
    buyer: 'Customer',
    issuedOn: 'Issue date',
    issuedIn: 'Place of issue',
    suppliedOn: 'Date of supply',
    supplied: 'Period of supply',
    dueOn: 'Due date',
    subject: 'Company CRM',
    references: 'Refers to',
    reason: 'Reason',
  },
  reasons: {
    change: 'change of plan',
    vat_confirmed: 'VIES confirmed the VAT number',
    moved: 'change of country or VAT number',
    creation_cancelled: 'the creation of the company CRM was cancelled',
  },
  vatNumber: 'VAT number',
  columns: {
    position: 'No.',
    description: 'Service',
    quantity: 'Quantity',
    unitPrice: 'Price without VAT',
    discount: 'Discount',
    taxRate: 'VAT',
    net: 'Amount without VAT',
  },
  item: { licences: 'Licences', modules: 'Modules', assets: 'Assets' },
  cycle: { monthly: 'monthly', yearly: 'yearly' },
  plan: { monthly: 'monthly plan', yearly: 'yearly plan' },
  share: 'share of period: {remaining} of {whole} days',
  taxes: { rate: 'VAT rate', base: 'Tax base', amount: 'VAT amount' },
  sums: {
    net: 'Total without VAT',
    tax: 'VAT',
    total: 'Total with VAT',
    credit: 'Settled from credit',
    paid: 'Paid',
    due: 'To pay',
    becomesCredit: 'In your favour',
  },
  clauses: {
    reverse_charge:
      'Reverse charge: VAT is accounted for by the customer (ZDDV-1, Article 25; Council Directive 2006/112/EC, Articles 44 and 196).',
    outside_scope:
      'Outside the scope of Slovenian VAT: the place of supply is outside Slovenia (ZDDV-1, Articles 25 and 30.c; Council Directive 2006/112/EC, Articles 44 and 58).',
  },
  withoutVat: { reverse_charge: 'reverse charge', outside_scope: 'outside scope' },
  proformaNote: 'A pro-forma invoice is not an invoice. We issue the invoice when we receive the payment.',
  paidBy: {
    card: 'Paid by card on {day}.',
    bank_transfer: 'Paid by bank transfer on {day}.',
    credit: 'Paid from credit.',
  },
  payment: {
    heading: 'Payment details',
    payee: 'Payee',
    iban: 'IBAN',
    reference: 'Reference',
    purposeCode: 'Purpose code',
    purpose: 'Purpose',
    amount: 'Amount',
    dueOn: 'Due date',
    scan: 'UPN QR: scan the code with a Slovenian mobile bank.',
  },
  papers: { registrationNumber: 'registration number', shareCapital: 'share capital' },
  page: 'page {page} of {pages}',
};

/** Labels and sentences of printed documents, in both languages. */
export const invoiceTexts: Readonly<Record<Language, typeof slovenian>> = { sl: slovenian, en: english };

type Named = Pick<InvoiceData, 'kind' | 'number' | 'language'>;

/** Title of a document in its own language: `Račun SPLET-R1-12`. */
export const documentName = ({ kind, number, language }: Named) => `${invoiceTexts[language].title[kind]} ${number}`;

export const documentFileName = (data: Named) => `${documentName(data)}.pdf`;

/** Describes a line on a document: `Licences, monthly`. */
export function describeLine({ item, cycle }: Pick<BillLine, 'item' | 'cycle'>, language: Language): string {
  const words = invoiceTexts[language];
  return `${words.item[item]}, ${words.cycle[cycle]}`;
}

/** `monthly plan`. */
export const describePlan = (cycle: PlanCycle, language: Language): string => invoiceTexts[language].plan[cycle];
