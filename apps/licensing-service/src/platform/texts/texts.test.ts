import { textOfMessage } from '@atrium/validators/texts';
import { describe, expect, it } from 'vitest';
import { textOf } from './text-of';
import { type FieldMessage, type Language, languages, texts } from './texts';

type Tree = { readonly [name: string]: string | Tree };

function flatten(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, entry]): [string, string][] =>
    typeof entry === 'string' ? [[path + name, entry]] : flatten(entry, `${path}${name}.`),
  );
}

const pluralForm = /_(one|two|few|other)$/;
const entriesOf = (language: Language) => flatten(texts[language]);
const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();

/** Maps each base key to its placeholders. */
function placeholdersByKey(language: Language): Map<string, string> {
  return new Map(entriesOf(language).map(([key, text]) => [key.replace(pluralForm, ''), placeholdersOf(text).join()]));
}

describe('service texts', () => {
  it('have the same keys and placeholders in both languages', () => {
    expect(placeholdersByKey('sl')).toEqual(placeholdersByKey('en'));
  });

  it.each(languages)('contain every plural form in %s', (language) => {
    const keys = new Set(entriesOf(language).map(([key]) => key));
    const counted = new Set([...keys].filter((key) => pluralForm.test(key)).map((key) => key.replace(pluralForm, '')));
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of counted) for (const form of forms) expect(keys).toContain(`${key}_${form}`);
    expect(counted.size).toBeGreaterThan(0);
  });

  it.each(languages)('use the same placeholders in every plural form in %s', (language) => {
    for (const [key, text] of entriesOf(language)) {
      expect([key, placeholdersOf(text).join()]).toEqual([
        key,
        placeholdersByKey(language).get(key.replace(pluralForm, '')),
      ]);
    }
  });

  it('are never empty', () => {
    for (const language of languages)
      for (const [key, text] of entriesOf(language))
        expect([key, text.trim()]).toEqual([key, expect.stringMatching(/\S/)]);
  });

  it('select the plural form by count', () => {
    const note = (count: number) => textOf('sl', 'mail.activation.note', { count });
    expect([1, 2, 3, 5, 72, 101].map((count) => note(count).slice(0, 21).trim())).toEqual([
      'Povezava velja 1 uro',
      'Povezava velja 2 uri',
      'Povezava velja 3 ure',
      'Povezava velja 5 ur i',
      'Povezava velja 72 ur',
      'Povezava velja 101 ur',
    ]);
  });

  it('match the specification word for word', () => {
    expect(texts.en.errors.invalid_input).toBe('The given data was invalid.');
    expect(texts.en.fields.password_mismatch).toBe('The password confirmation does not match.');
    expect(texts.en.messages.password_reset).toBe('Password was succesfully reset');
    expect(texts.en.errors.reset_link_invalid).toBe('Oops something went wrong. Try resetting password again');
    expect(texts.en.messages.saved).toBe('Successfully saved');
    expect(texts.en.errors.tenant_not_found).toBe('Unable to find specified company CRM');
  });

  const sharedWithPortal: readonly (readonly [FieldMessage, string])[] = [
    ['required', 'required'],
    ['email_invalid', 'email.shape'],
    ['full_name_invalid', 'fullName.shape'],
    ['country_invalid', 'country.shape'],
    ['phone_invalid', 'phone.shape'],
    ['postal_code_slovenian', 'postCode.shape'],
    ['tax_number_invalid', 'taxNumber.shape'],
    ['premise_id_invalid', 'businessPremiseId.shape'],
    ['premise_id_taken', 'businessPremiseId.duplicate'],
    ['device_id_invalid', 'electronicDeviceId.shape'],
    ['device_id_taken', 'electronicDeviceId.duplicate'],
    ['password_common', 'password.tooCommon'],
    ['password_personal', 'password.containsPersonalWord'],
    ['password_mismatch', 'password.confirmation'],
    ['url_name_reserved', 'tenantUrlName.reserved'],
    ['host_invalid', 'hostName.shape'],
    ['port_invalid', 'port.shape'],
  ];

  it.each(sharedWithPortal)('word %s like the portal', (key, message) => {
    for (const language of languages)
      expect(texts[language].fields[key]).toBe(textOfMessage(`validation.${message}`, language));
  });
});
