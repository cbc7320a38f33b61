import type { TaxCategory } from '@atrium/api-client/contract/pricing';
import type { Language } from '../../../platform';
import type { DocumentCause } from '../../bills/bill';
import type { InvoiceKind } from '../invoice-data';

type NoteCause = Exclude<DocumentCause, 'creation' | 'renewal' | 'order'>;

interface InvoiceTexts {
  readonly title: Readonly<Record<InvoiceKind, string>>;
  readonly number: Readonly<Record<InvoiceKind, string>>;
  readonly facts: Readonly<
    Record<
      'buyer' | 'issuedOn' | 'issuedIn' | 'suppliedOn' | 'supplied' | 'dueOn' | 'subject' | 'references' | 'reason',
      string
    >
  >;
  /** Why a credit note was issued. */
  readonly reasons: Readonly<Record<NoteCause, string>>;
  readonly vatNumber: string;
  readonly columns: Readonly<
    Record<'position' | 'description' | 'quantity' | 'unitPrice' | 'discount' | 'taxRate' | 'net', string>
  >;
  /** Describes the charged share of a period. */
  readonly share: string;
  readonly taxes: Readonly<Record<'rate' | 'base' | 'amount', string>>;
  readonly sums: Readonly<Record<'net' | 'tax' | 'total' | 'credit' | 'paid' | 'due' | 'becomesCredit', string>>;
  /** The provision under which no VAT is charged. */
  readonly clauses: Readonly<Record<Exclude<TaxCategory, 'standard'>, string>>;
  readonly withoutVat: Readonly<Record<Exclude<TaxCategory, 'standard'>, string>>;
  readonly proformaNote: string;
  readonly paidBy: Readonly<Record<'card' | 'bank_transfer' | 'credit', string>>;
  readonly payment: Readonly<
    Record<'heading' | 'payee' | 'iban' | 'reference' | 'purposeCode' | 'purpose' | 'amount' | 'dueOn' | 'scan', string>
  >;
  readonly papers: Readonly<Record<'registrationNumber' | 'shareCapital', string>>;
  readonly page: string;
}

/** Labels and sentences of printed documents, in both languages. */
export const invoiceTexts: Readonly<Record<Language, InvoiceTexts>> = {
  sl: {
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
    reasons: {
      change: 'sprememba paketa',
      vat_confirmed: 'sistem VIES je potrdil identifikacijsko številko za DDV',
      moved: 'sprememba države ali identifikacijske številke za DDV',
      creation_cancelled: 'ustvarjanje CRM podjetja je bilo preklicano',
    },
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
  },
  en: {
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
  },
};
