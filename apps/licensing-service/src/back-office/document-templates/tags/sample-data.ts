import type { DocumentItem, TemplateField } from '@atrium/api-client/contract';
import type { Language } from '../../../platform';

interface SampleData {
  /** By the name of their tag. */
  readonly texts: Readonly<Record<string, string>>;
  /** Title by the key of the unit. */
  readonly units: Readonly<Record<string, { readonly title: string }>>;
  readonly items: readonly Omit<DocumentItem, 'table'>[];
  readonly answers: Readonly<Record<Exclude<TemplateField['type'], 'text'>, string>>;
}

const shared = {
  'customer.vat': 'SI 4815 6239',
  'customer.postal_code': '1000',
  'customer.city': 'Ljubljana',
  'customer.post': '1000 Ljubljana',
  'customer.contact': 'spela.crnigoj@example.com',
  'customer.email': 'spela.crnigoj@example.com',
  'customer.phone': '+386 1 580 12 34',
  'operator.name': 'Arkada sistemi d.o.o.',
  'operator.street': 'Tržaška cesta 118',
  'operator.post': '1000 Ljubljana',
  'operator.vat': 'SI 5982 3417',
  'operator.iban': 'SI56 1910 0000 0123 438',
  'operator.registration_number': '6158943000',
  'document.number': '2026-0418',
  'document.date': '26.11.2026',
  'author.name': 'Maja Kovač',
  'author.email': 'maja.kovac@example.com',
  'author.phone': '+386 40 123 456',
};

/** The VAT rates of the sample items, in basis points. */
export const vatRates: ReadonlyMap<string, { readonly rate: number }> = new Map([
  ['standard', { rate: 2200 }],
  ['special', { rate: 500 }],
]);

const item = (description: string, unit: string, numbers: readonly [number, number, number?], vatRate = 'standard') => {
  const [quantity, price, discount = 0] = numbers;
  return { description, unit, quantity, price, discount, vat_rate: vatRate };
};

/** What documents with sample data show. */
export const sampleData: Readonly<Record<Language, SampleData>> = {
  en: {
    texts: {
      ...shared,
      'customer.title': 'Žagar & Sinovi d.o.o.',
      'customer.street': 'Cesta v Šmartno 25',
      'customer.address': 'Cesta v Šmartno 25, 1000 Ljubljana',
      'customer.country': 'Slovenia',
      'operator.country': 'Slovenia',
      'operator.register': 'District Court of Ljubljana, registration number 1/48210/00',
      'document.title': 'Set-up and licences',
      'author.position': 'Head of sales',
    },
    units: { hour: { title: 'hour' }, day: { title: 'day' }, piece: { title: 'piece' } },
    items: [
      item('Analysis of needs and plan of the set-up', 'hour', [8000, 6200]),
      item('Set-up of the system and import of data', 'hour', [16_000, 6200, 1000]),
      item('Licence for one user, yearly', 'piece', [12_000, 14_400]),
      item('Training on site for up to eight people', 'day', [1000, 49_000]),
      item('Printed manual', 'piece', [6000, 1450], 'special'),
    ],
    answers: { date: '26.12.2026', number: '12', long_text: 'Text that the author of the document enters.' },
  },
  sl: {
    texts: {
      ...shared,
      'customer.title': 'Žagar in sinovi d.o.o.',
      'customer.street': 'Cesta v Šmartno 25',
      'customer.address': 'Cesta v Šmartno 25, 1000 Ljubljana',
      'customer.country': 'Slovenija',
      'operator.country': 'Slovenija',
      'operator.register': 'Okrožno sodišče v Ljubljani, št. vložka 1/48210/00',
      'document.title': 'Uvedba in licence',
      'author.position': 'Vodja prodaje',
    },
    units: { hour: { title: 'ura' }, day: { title: 'dan' }, piece: { title: 'kos' } },
    items: [
      item('Analiza potreb in načrt uvedbe', 'hour', [8000, 6200]),
      item('Uvedba sistema in prenos podatkov', 'hour', [16_000, 6200, 1000]),
      item('Licenca za enega uporabnika, letno', 'piece', [12_000, 14_400]),
      item('Izobraževanje na lokaciji za do osem udeležencev', 'day', [1000, 49_000]),
      item('Natisnjena navodila za uporabo', 'piece', [6000, 1450], 'special'),
    ],
    answers: { date: '26.12.2026', number: '12', long_text: 'Besedilo, ki ga vpiše avtor dokumenta.' },
  },
};
