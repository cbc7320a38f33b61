import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { addMethodRoute } from '../../../../testing/pay-answers';
import { addTo } from '../../../../testing/open-section';
import { field, openStripeCard, payButton, said } from '../../../../testing/open-stripe-card';
import { stripeDouble } from './testing/stripe-double';

vi.setConfig({ testTimeout: 20_000 });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

it.each([
  { name: 'Card number', at: 'cardNumber', typed: '4242', words: /not a valid card number/ },
  { name: 'Expiry date', at: 'cardExpiry', typed: '0820', words: /This card has expired/ },
  { name: 'Expiry date', at: 'cardExpiry', typed: '08', words: /Enter month and year/ },
  { name: 'Security code (CVC)', at: 'cardCvc', typed: '1', words: /Enter all digits/ },
] as const)(
  'a Stripe card translates Stripe’s error for $typed when the field loses focus',
  async ({ name, at, typed, words }) => {
    const { user, frame } = await openStripeCard();
    const hint = said(await field(name));
    await addTo(user, await frame(at), typed);
    expect(said(await field(name))).toBe(hint);
    await user.tab();
    expect(said(await field(name))).toMatch(words);
    expect(screen.queryByText(/words of Stripe/)).toBeNull();
  },
);

it.each([
  { code: 'expired_card', name: 'Expiry date', at: 'cardExpiry', words: /This card has expired/ },
  { code: 'card_not_supported', name: 'Card number', at: 'cardNumber', words: /We do not accept this card/ },
] as const)('a Stripe card shows the error $code at its field and focuses it', async ({ code, name, at, words }) => {
  const {
    user,
    typeCard: type,
    frame,
    calls,
  } = await openStripeCard(stripeDouble({ answers: [{ error: { type: 'card_error', code } }] }));
  await type();
  await user.click(await payButton());
  await waitFor(async () => expect(said(await field(name))).toMatch(words));
  const place = await frame(at);
  await waitFor(() => expect(document.activeElement).toBe(place));
  expect(calls.filter(({ route }) => route === addMethodRoute)).toEqual([]);
});

it.each([
  { type: 'card_error', code: 'card_declined', words: /The card was declined/ },
  { type: 'rate_limit_error', code: 'rate_limit', words: /cannot check the card right now/ },
  { type: 'authentication_error', code: 'api_key_expired', words: /cannot check the card right now/ },
] as const)('a Stripe card shows above the fields why it failed with $type, and keeps the input', async (error) => {
  const { words, ...told } = error;
  const { user, typeCard: type, frame } = await openStripeCard(stripeDouble({ answers: [{ error: told }] }));
  await type();
  await user.click(await payButton());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The card could not be added');
  expect(alert.textContent).toMatch(words);
  expect((await frame('cardNumber')).value).toBe('4242424242424242');
});
