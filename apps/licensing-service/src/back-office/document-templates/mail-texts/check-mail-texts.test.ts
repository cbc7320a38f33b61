import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { builtInTemplates } from '../built-in/built-in-templates';
import { builtInFile, type TemplateFacts } from '../built-in/seed-templates';
import { checkMailTexts } from './check-mail-texts';
import { noMailTexts } from './no-mail-texts';
import { usualMailTexts } from './usual-mail-texts';

const field = {
  name: 'field.terms',
  label: 'Terms',
  type: 'text',
  required: true,
  initial: null,
  days_ahead: null,
} as const;
const template = { fields: [field], content: { tables: [{ name: 'items', columns: [] }] } };

const problemsOf = (message: string) => {
  try {
    checkMailTexts(template, { ...noMailTexts, message_en: message });
    return null;
  } catch (error) {
    return error;
  }
};

describe('texts of e-mails', () => {
  it.each([
    ['{customer.title}, {field.terms}, {items.total}, {', null],
    ['{customer.titel}', '{customer.titel} is not a known tag. Did you mean {customer.title}?'],
    ['{field.price}', '{field.price} is not a known tag.'],
    ['{items_extra.total}', '{items_extra.total} cannot be filled in an e-mail.'],
    ['{signature.author}', '{signature.author} cannot be filled in an e-mail.'],
    ['{#items}{description}{/items}', '{#items} is not a known tag.'],
  ])('%s', (text, expected) => {
    const message = [{ texts: expect.objectContaining({ en: expected }) }];
    expect(problemsOf(text)).toEqual(
      expected === null ? null : expect.objectContaining({ fields: { message_en: message } }),
    );
  });

  it('of the product have only tags that their documents fill', async () => {
    checkMailTexts(template, usualMailTexts);
    for (const { name, fields, mailTexts } of builtInTemplates) {
      const { content } = JSON.parse(await readFile(builtInFile(name, 'json'), 'utf8')) as TemplateFacts;
      expect(() => checkMailTexts({ fields, content }, mailTexts), name).not.toThrow();
    }
  });
});
