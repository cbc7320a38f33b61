import { draftId, waitingPayment } from '@atrium/api-client/testing/samples';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page';
import { payAnswers } from '../../testing/pay-answers';

it.each([
  ['insufficient_funds', /There is not enough money on the card/],
  ['expired_card', /The card has expired/],
  ['incorrect_cvc', /The security code \(CVC\) is wrong/],
  ['authentication_required', /Your bank asks you to confirm the payment/],
] as const)('a declined card shows the reason: %s', async (reason, words) => {
  const answers = payAnswers(waitingPayment({ state: 'declined', decline_reason: reason }));
  const { user } = await openPage(`/tenants/new/${draftId}/payment`, { answers });
  await user.click(await screen.findByRole('button', { name: /^Pay 1\.854,20/ }));
  expect(await screen.findByText('The card was declined')).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
});
