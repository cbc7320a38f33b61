import { addressee, signatures } from './blocks.ts';
import { paragraph, title, type TemplateLanguage } from './style.ts';

const words = {
  en: {
    date: 'Date',
    number: 'Our reference',
    greeting: 'Dear Sir or Madam,',
    end: 'Yours faithfully,',
    contact: '{author.email}  ·  {author.phone}',
    signer: 'On behalf of {operator.name}',
  },
  sl: {
    date: 'Datum',
    number: 'Naša oznaka',
    greeting: 'Spoštovani,',
    end: 'Lep pozdrav,',
    contact: '{author.email}  ·  {author.phone}',
    signer: 'Za {operator.name}',
  },
};

/** A letter on the letterhead of the company. */
export function letter(language: TemplateLanguage) {
  const text = words[language];
  return [
    addressee([
      [text.date, '{document.date}'],
      [text.number, '{document.number}'],
    ]),
    title('{field.subject}'),
    paragraph(text.greeting, { after: 8 }),
    paragraph('{field.text}', { after: 12 }),
    paragraph(text.end, { keepNext: true }),
    ...signatures([{ role: text.signer, name: '{author.name}', detail: '{author.position}', tag: 'signature.author' }]),
    paragraph(text.contact, { before: 6 }),
  ];
}
