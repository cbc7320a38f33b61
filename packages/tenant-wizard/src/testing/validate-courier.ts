import { couriers, type CourierName } from '@atrium/api-client/contract/couriers';
import { emptyDraft } from '@atrium/api-client/testing/samples';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { couriersFields } from '../sections/couriers/model/couriers-fields';
import { draftAnswers } from './draft-answers';
import { fieldIn, openSection } from './open-section';
import { needed, tooLong, validateFields, type FieldValues } from './validate-fields';

vi.setConfig({ testTimeout: 20_000 });

/** An id of the company at the courier. */
export const idField = (label: string): FieldValues => ({
  label,
  bad: [needed(), tooLong(40)],
  good: ['40412', 'A-7/1'],
});

/** The account that has a username and a password. */
export const loginFields: readonly FieldValues[] = [
  { label: 'Username', bad: [needed(), tooLong(120)], good: ['info@zelena-dolina.si'] },
  { label: 'Password', bad: [needed('')], good: ['paket-7'], secret: true },
];

const weightField = (most: string, tooMuch: string): FieldValues => ({
  label: 'Max weight',
  bad: [
    needed(),
    ['five', 'Enter a weight in kilograms, such as 31.5.'],
    ['0', 'The weight must be more than zero.'],
    [tooMuch, `This courier accepts at most ${most} kg.`],
  ],
  good: ['0.5', '12,25', most],
});

const senderFields: readonly FieldValues[] = [
  { label: 'Name', bad: [needed(), tooLong(160)], good: ['Skladišče Žalec'] },
  { label: 'Street', bad: [needed(), tooLong(160)], good: ['Hmeljarska ulica 3'] },
  { label: 'City', bad: [needed(), tooLong(100)], good: ['Žalec'] },
  { label: 'Postal code', bad: [needed(), ['331', 'A Slovenian postal code has four digits.']], good: ['3310'] },
  {
    label: 'E-mail',
    bad: [['ana@', 'Enter an e-mail address such as name@example.com.']],
    good: ['skladisce@azman.example', ''],
  },
  {
    label: 'Phone',
    bad: [['12345', 'Enter a phone number that exists in the chosen country.']],
    good: ['03 713 12 34', ''],
  },
  { label: 'Country', bad: [], good: ['Croatia', 'Slovenia'] },
];

interface CourierRules {
  readonly account: readonly FieldValues[];
  /** Kilograms: the most that is accepted, and a value above. */
  readonly weight: readonly [most: string, tooMuch: string];
}

/** Tests each field of a courier's form with wrong and right values. */
export function itValidatesCourier(name: CourierName, { account, weight }: CourierRules): void {
  const { title } = couriers[name];
  const ownFields = [
    ...account.filter(({ secret }) => !secret),
    weightField(...weight),
    ...account.filter(({ secret }) => secret),
  ];

  async function open() {
    const page = await openSection('couriers', 'Couriers', draftAnswers(emptyDraft()));
    await page.user.click(screen.getByRole('switch', { name: title }));
    return page;
  }

  it('validates each field of the account', async () => {
    const { user } = await open();
    await validateFields(user, ownFields, (label) => fieldIn(title, label));
  });

  it('validates each field of the sender', async () => {
    const { user } = await open();
    await user.click(fieldIn(title, 'Same as company'));
    await validateFields(user, senderFields, (label) => fieldIn(title, label));
  });

  it('is validated in every field', () => {
    const fields = couriersFields.filter(({ path }) => path.startsWith(`${name}.`));
    expect([...ownFields, ...senderFields]).toHaveLength(fields.length);
  });
}
