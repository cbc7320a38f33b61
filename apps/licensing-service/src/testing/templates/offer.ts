import { addressee, signatures } from './blocks.ts';
import { itemsTable } from './items-table.ts';
import { paragraph, title, type TemplateLanguage } from './style.ts';

const words = {
  en: {
    number: 'Number',
    date: 'Date',
    until: 'Valid until',
    title: 'Offer {document.number}',
    greeting: 'Dear Sir or Madam,',
    lead: 'Thank you for your enquiry. We are pleased to offer you the following:',
    end: 'We are happy to answer your questions: {author.name}, {author.email}, {author.phone}.',
    seller: 'For the seller',
    buyer: 'The customer accepts the offer',
  },
  sl: {
    number: 'Številka',
    date: 'Datum',
    until: 'Velja do',
    title: 'Ponudba {document.number}',
    greeting: 'Spoštovani,',
    lead: 'zahvaljujemo se vam za povpraševanje in vam pošiljamo ponudbo:',
    end: 'Za vprašanja smo vam na voljo: {author.name}, {author.email}, {author.phone}.',
    seller: 'Za ponudnika',
    buyer: 'Naročnik potrjuje ponudbo',
  },
};

/** An offer with a table of items. */
export function offer(language: TemplateLanguage) {
  const text = words[language];
  return [
    addressee([
      [text.number, '{document.number}'],
      [text.date, '{document.date}'],
      [text.until, '{field.valid_until}'],
    ]),
    title(text.title),
    paragraph(text.greeting),
    paragraph(text.lead, { after: 10 }),
    ...itemsTable(language),
    paragraph('', { after: 0 }),
    paragraph('{field.terms}'),
    paragraph(text.end),
    ...signatures([
      { role: text.seller, name: '{author.name}', detail: '{author.position}', tag: 'signature.author' },
      { role: text.buyer, name: '{customer.title}', tag: 'signature.customer' },
    ]),
  ];
}
