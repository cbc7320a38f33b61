import { addressee, signatures } from './blocks.ts';
import { contractWords } from './contract-words.ts';
import { heading, paragraph, text, title, type TemplateLanguage } from './style.ts';

/** A contract for services, with numbered articles. */
export function contract(language: TemplateLanguage) {
  const words = contractWords[language];
  const party = ({ name, facts, called }: (typeof words.parties)[number]) =>
    paragraph([text(name, { bold: true }), text(facts), text(called, { bold: true })], { after: 8 });
  return [
    addressee([
      [words.number, '{document.number}'],
      [words.date, '{document.date}'],
    ]),
    title(words.title),
    paragraph(words.concluded, { after: 8 }),
    ...words.parties.map(party),
    ...words.articles.flatMap(({ name, paragraphs }, index) => [
      heading(words.article(index + 1, name)),
      ...paragraphs.map((content) => paragraph(content)),
    ]),
    ...signatures([
      { role: words.provider, name: '{operator.name}', detail: '{author.name}', tag: 'signature.author' },
      { role: words.client, name: '{customer.title}', detail: '{field.representative}', tag: 'signature.customer' },
    ]),
  ];
}
