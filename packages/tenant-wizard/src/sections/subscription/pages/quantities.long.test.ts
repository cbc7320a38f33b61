import { draftOf, draftWithPlan } from '@atrium/api-client/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draftAnswers } from '../../../testing/draft-answers';
import { fillIn, messageOf, openSection } from '../../../testing/open-section';

const open = (draft = draftWithPlan()) => openSection('subscription', 'Subscription', draftAnswers(draft));
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const total = () =>
  plain(screen.getByRole('heading', { level: 2, name: 'Plan total' }).closest('section')?.textContent);

it.each([
  ['Licences', '', 'Choose at least one licence.'],
  ['Licences', '0', 'Choose at least one licence.'],
  ['Licences', '-3', 'Choose at least one licence.'],
  ['Licences', '2.5', 'Enter a whole number.'],
  ['Assets', '2,5', 'Enter a whole number.'],
  ['Licences', '10001', 'At most 10000. For more, contact us.'],
  ['Assets', '', 'Enter how many, or 0.'],
  ['Assets', '100001', 'At most 100000. For more, contact us.'],
])('%s of a plan reject "%s" on blur and on Next, with a link to the field', async (name, typed, message) => {
  const { user, saves } = await open();
  const field = screen.getByLabelText(name);
  await fillIn(user, field, typed);
  await user.tab();
  await waitFor(() => expect(messageOf(field)).toBe(message));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const link = await screen.findByRole('link', { name: `${name}: ${message}` });
  expect(link.getAttribute('href')).toBe(`#${name.toLowerCase()}`);
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ [name.toLowerCase()]: '' }));
  await fillIn(user, field, '7');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
});

it.each([
  ['DE', 'DE136695976', 'VAT 22 %, VAT number not confirmed'],
  ['DE', null, 'VAT 22 %, no VAT number'],
  ['CH', null, 'VAT 0 %, outside the EU'],
])('the plan total shows the VAT of a company in %s with number %s: %s', async (country, number, words) => {
  await open(draftOf({ country, vat_number: number }));
  await waitFor(() => expect(total()).toContain(words));
});
