import { emptyDraft } from '@atrium/api-client/testing/samples';
import { chooseOption } from '@atrium/ui-kit/choose-option.fixture';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draftAnswers } from '../../../testing/draft-answers';
import { addTo, fieldNamed, openSection } from '../../../testing/open-section';
import { needed, tooLong, validateFields, type FieldValues } from '../../../testing/validate-fields';
import type { applicationFields } from '../model/application-fields';

/** `application-step.test.tsx` enters one of them. */
const fields: Readonly<Record<(typeof applicationFields)[number]['path'], FieldValues>> = {
  title: { label: 'Company CRM name', bad: [needed(), tooLong(120)], good: ['Žagar & sinovi', 'x'.repeat(120)] },
  company: { label: 'Company', bad: [needed(), tooLong(160)], good: ['Žaga d.o.o.'] },
  url_name: {
    label: 'Application URL',
    bad: [
      needed(''),
      ['ab', 'Use at least 3 characters.'],
      ['x'.repeat(33), 'Use at most 32 characters.'],
      ['zelena dolina', 'Use only lower-case letters a–z, numbers and hyphens.'],
      ['zelena-', 'The name cannot start or end with a hyphen or contain two hyphens in a row.'],
      ['www', 'This name is reserved. Choose another.'],
      ['azman-2', 'This name is already taken. Choose another.'],
    ],
    good: ['zelena-dolina', 'abc'],
  },
  language: { label: 'Language', bad: [], good: ['sl', 'en'] },
  email: {
    label: 'E-mail',
    bad: [needed(''), ['ana@', 'Enter an e-mail address such as name@example.com.']],
    good: ['ana.novak@žaga.si'],
  },
  phone: {
    label: 'Phone',
    bad: [needed(), ['12345', 'Enter a phone number that exists in the chosen country.']],
    good: ['031 234 567', '+386 31 234 567'],
  },
  password: {
    label: 'Administrator password',
    bad: [
      needed(''),
      ['ab1!', 'Use at least 6 characters.'],
      ['12345!', 'Add a letter.'],
      ['abcdef', 'Add a number.'],
      ['abcde1', 'Add a symbol from !@#$%^&*?-=+_.'],
    ],
    good: ['modra-hiša7'],
  },
  password_confirmation: {
    label: 'Confirm administrator password',
    bad: [needed(''), ['modra-hiša8', 'The password confirmation does not match.']],
    good: ['modra-hiša7'],
    secret: true,
  },
  'address.vat_number': {
    label: 'VAT number',
    bad: [
      ['SI1234', 'The length is wrong. Characters expected after the country code: 8.'],
      ['SI5022305X', 'One of the characters is wrong. Please check it.'],
    ],
    good: ['SI50223054', '50223054', ''],
  },
  'address.street': { label: 'Street', bad: [needed(), tooLong(160)], good: ['Slovenska cesta 1'] },
  'address.postal_code': {
    label: 'Postal code',
    bad: [needed(), ['100', 'A Slovenian postal code has four digits.']],
    good: ['1000'],
  },
  'address.city': { label: 'City', bad: [needed(), tooLong(100)], good: ['Škofja Loka'] },
  'address.country': { label: 'Country', bad: [], good: ['Croatia', 'Slovenia'] },
  'address.phone': {
    label: 'Company phone',
    bad: [['12345', 'Enter a phone number that exists in the chosen country.']],
    good: ['01 234 56 78', '+386 1 234 56 78', ''],
  },
};

it.each([
  ['the company', ['title', 'company', 'url_name', 'language']],
  ['its administrator', ['email', 'phone', 'password', 'password_confirmation']],
  [
    'its address',
    ['address.vat_number', 'address.street', 'address.city', 'address.postal_code', 'address.country', 'address.phone'],
  ],
] as const)('every field of Application setup is validated: %s', async (_, paths) => {
  const { user } = await openSection('application', 'Application setup', draftAnswers(emptyDraft()));
  await validateFields(
    user,
    paths.map((path) => fields[path]),
    fieldNamed,
  );
});

it('numbers are validated by their country', async () => {
  const { user } = await openSection('application', 'Application setup', draftAnswers(emptyDraft()));
  await addTo(user, fieldNamed('VAT number'), 'DE136695976');
  await chooseOption(user, fieldNamed('Country'), 'Germany');
  await user.tab();
  expect(fieldNamed('VAT number').getAttribute('aria-invalid')).toBeNull();
  await chooseOption(user, screen.getByLabelText('Country code of the phone'), 'Croatia +385');
  await addTo(user, fieldNamed('Phone'), '091 234 5678');
  await user.tab();
  await waitFor(() => expect(fieldNamed('Phone').getAttribute('aria-invalid')).toBeNull());
  await addTo(user, fieldNamed('Company phone'), '091 234 5678');
  await user.tab();
  await waitFor(() => expect(fieldNamed('Company phone').getAttribute('aria-invalid')).toBe('true'));
  await chooseOption(user, screen.getByLabelText('Country code of the company phone'), 'Croatia +385');
  await waitFor(() => expect(fieldNamed('Company phone').getAttribute('aria-invalid')).toBeNull());
});
