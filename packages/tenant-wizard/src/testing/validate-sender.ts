import { couriers, type CourierName } from '@atrium/api-client/contract/couriers';
import { chooseOption } from '@atrium/ui-kit/choose-option.fixture';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openCourier } from './open-courier';
import { fieldIn, fillIn } from './open-section';
import { needed, tooLong, validateFields, type FieldValues } from './validate-fields';

export const senderFields: readonly FieldValues[] = [
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

async function openSender(courier: string) {
  const page = await openCourier(courier);
  await page.user.click(fieldIn(courier, 'Same as company'));
  return page;
}

/** Tests each field of a courier's sender with wrong and right values. */
export function itValidatesSender(name: CourierName): void {
  const courier = couriers[name].title;
  const find = (label: string) => fieldIn(courier, label);

  it('validates each of its fields', async () => {
    const { user } = await openSender(courier);
    await validateFields(user, senderFields, find);
  }, 60_000);

  it('validates its phone by country code', async () => {
    const { user, saves } = await openSender(courier);
    await fillIn(user, find('Phone'), '091 234 5678');
    await user.tab();
    await waitFor(() => expect(find('Phone').getAttribute('aria-invalid')).toBe('true'));
    await chooseOption(user, find('Country code of the phone'), 'Croatia +385');
    await waitFor(() => expect(find('Phone').getAttribute('aria-invalid')).toBeNull());
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ [name]: { sender: { phone_country_code: 'HR' } } }));
    await chooseOption(user, find('Country code of the phone'), 'Slovenia +386');
    await waitFor(() => expect(find('Phone').getAttribute('aria-invalid')).toBe('true'));
  });
}
