import { english, type EnglishTexts, type Texts } from './english';
import { activity as slovenianActivity } from './sl/activity';
import { errors as slovenianErrors } from './sl/errors';
import { fields as slovenianFields } from './sl/fields';
import { instance as slovenianInstance } from './sl/instance';
import { invoice as slovenianInvoice } from './sl/invoice';
import { mail as slovenianMail } from './sl/mail';
import { messages as slovenianMessages } from './sl/messages';
import { outbox as slovenianOutbox } from './sl/outbox';
import { roles as slovenianRoles } from './sl/roles';
import { sandbox as slovenianSandbox } from './sl/sandbox';
import { spreadsheets as slovenianSpreadsheets } from './sl/spreadsheets';
import { templateTags as slovenianTemplateTags } from './sl/template-tags';
import { testCards as slovenianTestCards } from './sl/test-cards';
import type { KeysOf } from './text-types';

export type Language = 'en' | 'sl';

export const languages: readonly Language[] = ['en', 'sl'];

export type ErrorCode = KeysOf<EnglishTexts['errors']>;
export type FieldMessage = keyof EnglishTexts['fields'];
export type TextValues = Readonly<Record<string, string | number>>;

const slovenian: Texts = {
  activity: slovenianActivity,
  errors: slovenianErrors,
  fields: slovenianFields,
  instance: slovenianInstance,
  invoice: slovenianInvoice,
  mail: slovenianMail,
  messages: slovenianMessages,
  outbox: slovenianOutbox,
  roles: slovenianRoles,
  sandbox: slovenianSandbox,
  spreadsheets: slovenianSpreadsheets,
  template_tags: slovenianTemplateTags,
  test_cards: slovenianTestCards,
};

export const texts = { en: english, sl: slovenian } as const;

/** Fills the `{name}` placeholders of a text. */
export function fillText(text: string, values: TextValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
