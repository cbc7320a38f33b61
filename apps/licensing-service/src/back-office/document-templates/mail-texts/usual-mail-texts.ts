import type { TemplateMailTexts } from '@atrium/api-client/contract';

/** What e-mails with documents begin with if their template has no text of its own. */
export const usualMailTexts: { readonly [Field in keyof TemplateMailTexts]: string } = {
  subject_en: '{document.title} from {operator.name}',
  message_en:
    'Dear Sir or Madam,\n\nPlease find attached {document.title}. If you have any questions, we will be happy to answer them.\n\nKind regards,\n{author.name}\n{operator.name}',
  subject_sl: '{document.title}, {operator.name}',
  message_sl:
    'Spoštovani,\n\nv priponki vam pošiljamo dokument {document.title}. Za vprašanja smo vam z veseljem na voljo.\n\nLep pozdrav,\n{author.name}\n{operator.name}',
};
