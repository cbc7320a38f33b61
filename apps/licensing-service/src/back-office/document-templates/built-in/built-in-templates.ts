import type { TemplateField, TemplateMailTexts } from '@atrium/api-client/contract';
import type { Language } from '../../../platform';
import { noMailTexts } from '../mail-texts/no-mail-texts';
import { builtInMailTexts } from './built-in-mail-texts';

/** A template that comes with the product in one language. */
export interface BuiltInTemplate {
  /** Name of its file, such as `offer.sl`. */
  readonly name: string;
  readonly language: Language;
  readonly title: string;
  /** Key of a category. */
  readonly category: string;
  /** Label, type and order of the fields that authors are asked for. */
  readonly fields: readonly TemplateField[];
  readonly mailTexts: TemplateMailTexts;
}

type Asked = Pick<TemplateField, 'type'> & Partial<TemplateField> & Readonly<Record<Language, string>>;

const initialTerms: Readonly<Record<Language, string>> = {
  en: 'Prices are valid for the quantities above. Payment is due 15 days after the invoice is issued.',
  sl: 'Cene veljajo za navedene količine. Rok plačila je 15 dni od izdaje računa.',
};

const asked: Readonly<Record<string, readonly (readonly [name: string, field: Asked])[]>> = {
  offer: [
    ['valid_until', { en: 'Valid until', sl: 'Velja do', type: 'date', days_ahead: 30 }],
    ['terms', { en: 'Terms', sl: 'Pogoji', type: 'long_text', required: false }],
  ],
  contract: [
    ['representative', { en: 'Representative of the customer', sl: 'Zastopnik naročnika', type: 'text' }],
    ['subject_text', { en: 'Services', sl: 'Storitve', type: 'long_text' }],
    ['start', { en: 'Start of the services', sl: 'Začetek storitev', type: 'date' }],
    ['end', { en: 'Completion of the services', sl: 'Rok za izvedbo', type: 'date' }],
    ['price', { en: 'Price without VAT', sl: 'Cena brez DDV', type: 'text' }],
  ],
  letter: [
    ['subject', { en: 'Subject', sl: 'Zadeva', type: 'text' }],
    ['text', { en: 'Text', sl: 'Besedilo', type: 'long_text' }],
  ],
  reminder: [
    ['invoice', { en: 'Number of the invoice', sl: 'Številka računa', type: 'text' }],
    ['due_date', { en: 'Due date of the invoice', sl: 'Zapadlost računa', type: 'date' }],
    ['amount', { en: 'Amount due', sl: 'Odprti znesek', type: 'text' }],
    ['pay_until', { en: 'Pay until', sl: 'Plačilo do', type: 'date', days_ahead: 8 }],
    ['note', { en: 'Note', sl: 'Opomba', type: 'long_text', required: false }],
  ],
};

const titles: Readonly<Record<string, Readonly<Record<Language, string>> & { readonly category: string }>> = {
  offer: { category: 'offer', en: 'Offer with items', sl: 'Ponudba s postavkami' },
  contract: { category: 'contract', en: 'Service contract', sl: 'Pogodba o opravljanju storitev' },
  letter: { category: 'letter', en: 'Letter', sl: 'Dopis' },
  reminder: { category: 'letter', en: 'Payment reminder', sl: 'Opomin' },
};

/** The templates that come with the product, in both languages. */
export const builtInTemplates: readonly BuiltInTemplate[] = Object.entries(titles).flatMap(([kind, title]) =>
  (['en', 'sl'] as const).map((language) => ({
    name: `${kind}.${language}`,
    language,
    title: title[language],
    category: title.category,
    fields: (asked[kind] ?? []).map(([name, field]) => toField(name, field, language)),
    mailTexts: builtInMailTexts[kind] ?? noMailTexts,
  })),
);

function toField(name: string, { en, sl, type, ...options }: Asked, language: Language): TemplateField {
  const label = language === 'sl' ? sl : en;
  const initial = name === 'terms' ? initialTerms[language] : null;
  return { name: `field.${name}`, label, type, required: true, initial, days_ahead: null, ...options };
}
