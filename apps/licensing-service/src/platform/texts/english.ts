import { activity } from './en/activity';
import { errors } from './en/errors';
import { fields } from './en/fields';
import { instance } from './en/instance';
import { invoice } from './en/invoice';
import { mail } from './en/mail';
import { messages } from './en/messages';
import { outbox } from './en/outbox';
import { roles } from './en/roles';
import { sandbox } from './en/sandbox';
import { spreadsheets } from './en/spreadsheets';
import { templateTags } from './en/template-tags';
import { testCards } from './en/test-cards';
import type { TranslationOf } from './text-types';

export const english = {
  activity,
  errors,
  fields,
  instance,
  invoice,
  mail,
  messages,
  outbox,
  roles,
  sandbox,
  spreadsheets,
  template_tags: templateTags,
  test_cards: testCards,
};

export type EnglishTexts = typeof english;
/** Type of the texts in another language. */
export type Texts = TranslationOf<EnglishTexts>;
