import { expect, it } from 'vitest';
import { toApplicationInput, toApplicationValues } from './application-values';

it('starts with Slovenia and the language of the interface', () => {
  expect(toApplicationValues({}, 'sl')).toMatchObject({
    title: '',
    language: 'sl',
    phone_country_code: 'SI',
    address: { country: 'SI', phone_country_code: 'SI', vat_number: '' },
  });
});

it('sends empty values as null and trims the others', () => {
  const values = { ...toApplicationValues({}, 'en'), title: '  Zelena dolina ', url_name: 'Zelena' };
  expect(toApplicationInput(values)).toMatchObject({
    title: 'Zelena dolina',
    company: null,
    url_name: 'zelena',
    email: null,
  });
});

it('keeps a saved draft unchanged', () => {
  const draft = toApplicationInput({
    ...toApplicationValues({}, 'en'),
    title: 'Zelena dolina',
    address: { ...toApplicationValues({}, 'en').address, vat_number: 'SI50223054' },
  });
  expect(toApplicationInput(toApplicationValues(draft, 'sl'))).toEqual(draft);
});

it('sends a password only on request and never trims it', () => {
  const values = {
    ...toApplicationValues({}, 'en'),
    password: ' modra-hiša7 ',
    password_confirmation: ' modra-hiša7 ',
  };
  expect(toApplicationInput(values)).not.toHaveProperty('password');
  expect(toApplicationInput(values, { withPassword: true })).toMatchObject({ password: ' modra-hiša7 ' });
  expect(toApplicationInput({ ...values, password: '' }, { withPassword: true })).not.toHaveProperty('password');
});
