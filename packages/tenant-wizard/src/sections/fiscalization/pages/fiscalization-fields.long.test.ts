import { samplePremise, withFiscalization, sampleDraft } from '@atrium/api-client/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draftAnswers } from '../../../testing/draft-answers';
import { fieldNamed, messageOf, openSection } from '../../../testing/open-section';
import { needed, tooLong, validateFields, type FieldValues } from '../../../testing/validate-fields';
import type { PremiseValues } from '../components/premises/premise-values';

vi.setConfig({ testTimeout: 90_000 });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

const open = () => openSection('fiscalization', 'Fiscalization', draftAnswers(withFiscalization(sampleDraft())));
const button = (name: string) => screen.getByRole('button', { name });
const inRow = (name: string) =>
  fieldNamed(name, screen.getByRole('group', { name: /business premise|electronic device/i }));

const ownFields: readonly FieldValues[] = [
  { label: 'Responsible person name', bad: [needed(), tooLong(120)], good: ['Žiga Čuček'] },
  {
    label: 'Tax number',
    bad: [
      needed(),
      ['5022305', 'A Slovenian tax number has exactly 8 digits.'],
      ['abc', 'A Slovenian tax number has exactly 8 digits.'],
    ],
    good: ['50223054'],
  },
  { label: 'Invoice numbers', bad: [], good: ['device', 'premise'] },
  { label: 'With each calendar year', bad: [], good: ['restart', 'continue'] },
];

const registerNumber = (label: string, most: string): FieldValues => {
  const message = `Enter a whole number from 0 to ${most}.`;
  return {
    label,
    bad: [needed(), [`${Number(most) + 1}`, message], ['1,5', message], ['-1', message]],
    good: ['0', most],
  };
};

const premiseFields: Readonly<Record<keyof PremiseValues, FieldValues>> = {
  premise_id: {
    label: 'ID',
    bad: [
      needed(),
      ['PE-1', 'The business premise ID may include only letters and numbers.'],
      ['ČRNUČE', 'The business premise ID may include only letters and numbers.'],
      ['X'.repeat(21), 'The business premise ID may have at most 20 characters.'],
      ['voz1', 'The business premise ID already exists.'],
    ],
    good: ['X'.repeat(20), 'PE9'],
  },
  valid_from: {
    label: 'Valid from',
    bad: [['31.02.2026', 'Enter the date as DD.MM.YYYY.'], needed('')],
    good: ['22.11.2026'],
  },
  address: { label: 'Address', bad: [needed(), tooLong(100)], good: ['Šmartinska cesta'] },
  house_number: { label: 'House no.', bad: [needed(), tooLong(10)], good: ['152'] },
  house_number_additional: { label: 'Addition', bad: [tooLong(10)], good: ['B', ''] },
  postal_code: {
    label: 'Postal code',
    bad: [needed(), ['420', 'A Slovenian postal code has four digits.']],
    good: ['1000'],
  },
  post: { label: 'Post', bad: [needed(), tooLong(40)], good: ['Ljubljana'] },
  city: { label: 'City', bad: [needed(), tooLong(100)], good: ['Ljubljana'] },
  cadastral_number: registerNumber('Cadastral number', '9999'),
  building_number: registerNumber('Building number', '99999'),
  section_number: registerNumber('Section number', '9999'),
  type: { label: 'Type', bad: [], good: ['movable-a', 'movable-b', 'movable-c', 'immovable'] },
};

const deviceFields: readonly FieldValues[] = [
  { label: 'Business premise', bad: [], good: [samplePremise().id] },
  {
    label: 'ID',
    bad: [
      needed(),
      ['BLAG-1', 'The electronic device ID may include only letters and numbers.'],
      ['blag1', 'The electronic device ID already exists.'],
      ['B'.repeat(21), 'The electronic device ID may have at most 20 characters.'],
    ],
    good: ['B'.repeat(20), 'BLAG9'],
  },
];

it('every field of Fiscalization is validated', async () => {
  const { user, saves } = await open();
  await validateFields(user, ownFields, fieldNamed);
  await waitFor(() =>
    expect(saves().at(-1)).toMatchObject({
      responsible_person: 'Žiga Čuček',
      tax_number: '50223054',
      numbering: 'premise',
      numbering_restarts: 'false',
    }),
  );
});

it('every field of a business premise is validated', async () => {
  const { user, calls } = await open();
  await user.click(button('Edit PE1'));
  await validateFields(user, Object.values(premiseFields), inRow);
  expect(calls.some(({ route }) => route.includes('/premises'))).toBe(false);
});

it('every field of an electronic device is validated', async () => {
  const { user } = await open();
  await user.click(button('Add device'));
  await user.click(button('Save device'));
  await waitFor(() => expect(messageOf(inRow('Business premise'))).toContain('Choose a value.'));
  await validateFields(user, deviceFields, inRow);
});
