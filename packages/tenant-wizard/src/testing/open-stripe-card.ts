import { draftId, sampleMethods } from '@atrium/api-client/testing/samples';
import { ok, type StubAnswers } from '@atrium/api-client/testing/stub';
import { screen } from '@testing-library/react';
import { openPage } from './open-page';
import { addTo } from './open-section';
import { acceptsCard, methodsRoute, payAnswers } from './pay-answers';
import type { StripeLoader } from '../sections/payment/gateways/stripe/stripe-loader';
import { stripeConfig, stripeDouble } from '../sections/payment/gateways/stripe/testing/stripe-double';
import { frameTitles } from '../sections/payment/gateways/stripe/testing/stripe-double-element';

/** Responses about a draft whose cards Stripe charges. */
export const withStripe = (): StubAnswers => ({
  ...payAnswers(),
  ...acceptsCard(),
  ...stripeConfig,
  [methodsRoute]: ok(sampleMethods({ data: [], card_gateway: 'stripe' })),
});

/** Opens the payment of a draft with a stand-in for Stripe. */
export async function openStripeCard(
  double = stripeDouble(),
  answers = withStripe(),
  line: StripeLoader = double.line,
) {
  const page = await openPage(`/tenants/new/${draftId}/payment`, { answers, stripe: line });
  const frame = (title: keyof typeof frameTitles) => screen.findByLabelText<HTMLInputElement>(frameTitles[title]);
  return { ...page, double, frame, typeCard: () => typeCard(page.user) };
}

type User = Awaited<ReturnType<typeof openPage>>['user'];

/** Enters a card that is charged. */
export async function typeCard(user: User) {
  await addTo(user, await screen.findByLabelText('Cardholder’s name'), 'Maja Kovač');
  await addTo(user, await screen.findByLabelText(frameTitles.cardNumber), '4242424242424242');
  await addTo(user, screen.getByLabelText(frameTitles.cardExpiry), '0829');
  await addTo(user, screen.getByLabelText(frameTitles.cardCvc), '123');
}

export const payButton = () => screen.findByRole('button', { name: /^Pay .* now$/ });
/** One of the fields of the card, by its label. */
export const field = (name: string) => screen.findByRole('group', { name });
/** The hint or the message of a field. */
export const said = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
