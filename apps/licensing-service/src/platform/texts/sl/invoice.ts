import type { Texts } from '../english';

/** Labels and sentences of invoices, credit notes and pro-forma invoices. */
export const invoice: Texts['invoice'] = {
  title: { invoice: 'Račun', credit_note: 'Dobropis', proforma: 'Predračun' },
  number: { invoice: 'Številka računa', credit_note: 'Številka dobropisa', proforma: 'Številka predračuna' },
  facts: {
    buyer: 'Kupec',
    issued_on: 'Datum izdaje',
    issued_in: 'Kraj izdaje',
    supplied_on: 'Datum opravljene storitve',
    supplied: 'Obdobje storitve',
    due_on: 'Rok plačila',
    subject: 'CRM podjetja',
    references: 'Zveza',
    reason: 'Razlog',
  },
  /** Why a credit note was issued. */
  reasons: {
    change: 'sprememba paketa',
    vat_confirmed: 'sistem VIES je potrdil identifikacijsko številko za DDV',
    moved: 'sprememba države ali identifikacijske številke za DDV',
    creation_cancelled: 'ustvarjanje CRM-ja podjetja je bilo preklicano',
  },
  /** From when an order is supplied. */
  begins: { ready: 'od dneva, ko je CRM podjetja pripravljen', recorded: 'od dneva, ko zabeležimo vaše plačilo' },
  vat_number: 'ID za DDV',
  columns: {
    position: 'Št.',
    description: 'Storitev',
    quantity: 'Količina',
    unit_price: 'Cena brez DDV',
    discount: 'Popust',
    tax_rate: 'DDV',
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
    surplus: 'V dobroimetje',
    becomes_credit: 'V vaše dobro',
  },
  /** The provision under which no VAT is charged. */
  clauses: {
    reverse_charge:
      'Obrnjena davčna obveznost: DDV obračuna kupec (25. člen ZDDV-1; 44. in 196. člen Direktive Sveta 2006/112/ES).',
    outside_scope:
      'Ni predmet DDV v Sloveniji: kraj opravljene storitve je zunaj nje (25. in 30.c člen ZDDV-1; 44. in 58. člen Direktive Sveta 2006/112/ES).',
  },
  without_vat: { reverse_charge: 'obrnjena davčna obveznost', outside_scope: 'ni predmet DDV' },
  /** When the invoice follows. */
  proforma_note: {
    creation: 'Predračun ni račun. Račun izdamo po plačilu, ko bo CRM podjetja aktiven.',
    other: 'Predračun ni račun. Račun izdamo, ko prejmemo plačilo.',
  },
  paid_by: {
    card: 'Plačano s plačilno kartico dne {day}.',
    bank_transfer: 'Plačano z bančnim nakazilom dne {day}.',
    credit: 'Plačano z dobroimetjem.',
  },
  payment: {
    heading: 'Podatki za plačilo',
    payee: 'Prejemnik',
    iban: 'IBAN',
    reference: 'Sklic',
    purpose_code: 'Koda namena',
    purpose: 'Namen',
    amount: 'Znesek',
    due_on: 'Rok plačila',
    scan: 'UPN QR: kodo preberite z mobilno banko.',
  },
  papers: { registration_number: 'matična številka', share_capital: 'osnovni kapital' },
  page: 'stran {page} od {pages}',
};
