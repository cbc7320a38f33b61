import { screen, waitFor } from '@testing-library/react';
import type { StripeErrorType } from '@stripe/stripe-js';
import { expect } from 'vitest';
import { stripeDouble } from '../sections/payment/gateways/stripe/testing/stripe-double';
import type { frameTitles } from '../sections/payment/gateways/stripe/testing/stripe-double-element';
import { addTo } from './open-section';
import { field, openStripeCard, payButton, said } from './open-stripe-card';
import { addMethodRoute } from './pay-answers';

interface FieldError {
  /** Label of the field. */
  readonly name: string;
  readonly at: keyof typeof frameTitles;
  /** What the field says then. */
  readonly words: RegExp;
}

/** Expects that a field of Stripe translates the error of its input when it loses focus. */
export async function expectTranslated({ name, at, typed, words }: FieldError & { readonly typed: string }) {
  const { user, frame } = await openStripeCard();
  const hint = said(await field(name));
  await addTo(user, await frame(at), typed);
  expect(said(await field(name))).toBe(hint);
  await user.tab();
  expect(said(await field(name))).toMatch(words);
  expect(screen.queryByText(/words of Stripe/)).toBeNull();
}

/** Expects that an error of a card is shown at its field, which takes the focus, and that no card is added. */
export async function expectErrorAtField({ code, name, at, words }: FieldError & { readonly code: string }) {
  const { user, typeCard, frame, calls } = await openStripeCard(
    stripeDouble({ answers: [{ error: { type: 'card_error', code } }] }),
  );
  await typeCard();
  await user.click(await payButton());
  await waitFor(async () => expect(said(await field(name))).toMatch(words));
  const place = await frame(at);
  await waitFor(() => expect(document.activeElement).toBe(place));
  expect(calls.filter(({ route }) => route === addMethodRoute)).toEqual([]);
}

/** Expects that an error of Stripe is shown above the fields, which keep their input. */
export async function expectErrorAboveFields({
  words,
  ...error
}: {
  readonly type: StripeErrorType;
  readonly code?: string;
  readonly words: RegExp;
}) {
  const { user, typeCard, frame } = await openStripeCard(stripeDouble({ answers: [{ error }] }));
  await typeCard();
  await user.click(await payButton());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The card could not be added');
  expect(alert.textContent).toMatch(words);
  expect((await frame('cardNumber')).value).toBe('4242424242424242');
}
