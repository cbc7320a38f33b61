import { couriers, type CourierName } from '@atrium/api-client/contract/couriers';
import { expect, it } from 'vitest';
import { couriersFields } from '../sections/couriers/model/couriers-fields';
import { openCourier } from './open-courier';
import { fieldIn } from './open-section';
import { needed, tooLong, validateFields, type FieldValues } from './validate-fields';
import { senderFields } from './validate-sender';

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

interface CourierRules {
  readonly account: readonly FieldValues[];
  /** Kilograms: the most that is accepted, and a value above. */
  readonly weight: readonly [most: string, tooMuch: string];
}

/** Tests each field of a courier's account with wrong and right values; `itValidatesSender` those of its sender. */
export function itValidatesCourier(name: CourierName, { account, weight }: CourierRules): void {
  const { title } = couriers[name];
  const ownFields = [
    ...account.filter(({ secret }) => !secret),
    weightField(...weight),
    ...account.filter(({ secret }) => secret),
  ];

  it('validates each field of the account', async () => {
    const { user } = await openCourier(title);
    await validateFields(user, ownFields, (label) => fieldIn(title, label));
  });

  it('is validated in every field', () => {
    const fields = couriersFields.filter(({ path }) => path.startsWith(`${name}.`));
    expect([...ownFields, ...senderFields]).toHaveLength(fields.length);
  });
}
