import {
  mastercard,
  sampleMethods,
  samplePayment,
  typedCard,
  draftId,
  tenantId,
} from '@atrium/api-client/testing/samples';
import { pauseWork } from '@atrium/ui-kit';
import { invalid, ok, type StubCall } from '@atrium/api-client/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page';
import { addTo } from '../../../../testing/open-section';
import { field, openStripeCard, payButton, said, typeCard, withStripe } from '../../../../testing/open-stripe-card';
import { expectErrorAboveFields, expectErrorAtField, expectTranslated } from '../../../../testing/stripe-errors';
import { publishableKey, stripeConfig, stripeDouble } from './testing/stripe-double';
import { frameTitles } from './testing/stripe-double-element';
import type { StripeLoader } from './stripe-loader';
import { billingAnswers, methodsRoute as billedMethods } from '../../../../testing/billing-answers';
import {
  addMethodRoute,
  cardRoute,
  methodsRoute,
  payAnswers,
  payRoute,
  acceptsCard,
} from '../../../../testing/pay-answers';
import { planAnswers, changePlanPath } from '../../../../testing/plan-answers';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

let resumeWork = () => {};
afterEach(() => resumeWork());

const created = () => screen.findByRole('heading', { level: 1, name: 'Creating company CRM' });
const bodiesOf = (calls: readonly StubCall[], route: string) =>
  calls.filter((call) => call.route === route).map(({ body }) => body);

describe('a Stripe card', () => {
  it('is sent to Stripe with its cardholder, saved by its token, and charged on one press', async () => {
    const { user, calls, double, typeCard: type } = await openStripeCard();
    await type();
    await user.dblClick(await payButton());
    await created();
    expect(double.handed).toEqual([{ type: 'card', name: 'Maja Kovač' }]);
    expect(bodiesOf(calls, addMethodRoute)).toEqual([{ token: 'pm_1', cardholder_name: 'Maja Kovač' }]);
    expect(bodiesOf(calls, payRoute)).toHaveLength(1);
    expect(double.keys).toEqual([publishableKey]);
    expect(bodiesOf(calls, cardRoute)).toEqual([]);
    expect(JSON.stringify(calls)).not.toContain('4242424242424242');
  });

  it('has no test cards, and fields with our labels and hints', async () => {
    await openStripeCard();
    expect(said(await field('Expiry date'))).toBe('Month and year, as 08/28');
    expect(await field('Card number')).toBeDefined();
    expect(said(await field('Security code (CVC)'))).toContain('On the back');
    expect(screen.queryByText('Test cards')).toBeNull();
  });

  it('shows its fields in the language of the portal', async () => {
    const double = stripeDouble();
    await openPage(`/tenants/new/${draftId}/payment`, {
      answers: withStripe(),
      stripe: double.line,
      language: 'sl',
    });
    expect(await field('Številka kartice')).toBeDefined();
    expect(double.locales).toContain('sl');
  });

  it('shows its brand', async () => {
    const { user, frame } = await openStripeCard();
    await user.type(await frame('cardNumber'), '5555');
    expect(await screen.findByRole('img', { name: 'Mastercard' })).toBeDefined();
  });

  it('shows what is missing at each field and focuses the first', async () => {
    const { user, double, frame } = await openStripeCard();
    const number = await frame('cardNumber');
    await user.click(await payButton());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Cardholder’s name')));
    for (const name of ['Card number', 'Expiry date', 'Security code (CVC)']) {
      expect(said(await field(name))).toBe('Fill in this field.');
      expect((await field(name)).dataset['invalid']).toBe('true');
    }
    await addTo(user, screen.getByLabelText('Cardholder’s name'), 'Maja Kovač');
    await user.click(await payButton());
    await waitFor(() => expect(document.activeElement).toBe(number));
    expect(double.handed).toEqual([]);
  });

  it.each([
    { name: 'Card number', at: 'cardNumber', typed: '4242424242424241', words: /not a valid card number/ },
    { name: 'Security code (CVC)', at: 'cardCvc', typed: '999', words: /This entry is incorrect/ },
  ] as const)('translates Stripe’s error for $typed when the field loses focus', expectTranslated);

  it.each([
    { code: 'incorrect_cvc', name: 'Security code (CVC)', at: 'cardCvc', words: /not the security code of the card/ },
  ] as const)('shows the error $code at its field and focuses it', expectErrorAtField);

  it.each([
    { type: 'card_error', code: 'a_code_of_tomorrow', words: /The card was declined/ },
    { type: 'api_connection_error', words: /connection/ },
  ] as const)('shows above the fields why it failed with $type, and keeps the input', expectErrorAboveFields);

  it('ignores input while it is being sent', async () => {
    const later = Promise.withResolvers<{ paymentMethod: { id: string } }>();
    const { user, typeCard: type, frame } = await openStripeCard(stripeDouble({ answers: [later.promise] }));
    await type();
    await user.click(await payButton());
    await waitFor(async () => expect((await frame('cardNumber')).disabled).toBe(true));
    expect((await field('Card number')).getAttribute('aria-disabled')).toBe('true');
    later.resolve({ paymentMethod: { id: 'pm_1' } });
    await created();
  });

  it('keeps its token while the outcome is unknown, and gets a new one after a decline', async () => {
    const answers = [{ paymentMethod: { id: 'pm_1' } }, { paymentMethod: { id: 'pm_2' } }];
    const kept = acceptsCard()[addMethodRoute];
    let asked = 0;
    const {
      user,
      typeCard: type,
      calls,
    } = await openStripeCard(stripeDouble({ answers }), {
      ...withStripe(),
      [addMethodRoute]: (call) => {
        asked += 1;
        if (asked === 1) return 'unreachable';
        if (asked === 2) return invalid({ token: ['The card was declined.'] });
        return typeof kept === 'function' ? kept(call) : (kept as ReturnType<typeof ok>);
      },
    });
    await type();
    await user.click(await payButton());
    await screen.findByRole('alert');
    await user.click(await payButton());
    await screen.findByText('The card was declined.');
    await user.click(await payButton());
    await created();
    expect(bodiesOf(calls, addMethodRoute).map(({ token }) => token)).toEqual(['pm_1', 'pm_1', 'pm_2']);
  });

  it('keeps its input while another payment method is selected', async () => {
    const { user, typeCard: type, frame } = await openStripeCard();
    await type();
    await user.click(screen.getByRole('radio', { name: /Bank transfer/ }));
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    expect((await frame('cardNumber')).value).toBe('4242424242424242');
  });

  it('is cleared when the session ends and must be entered again', async () => {
    const { typeCard: type, frame } = await openStripeCard();
    await type();
    act(() => void (resumeWork = pauseWork()));
    await waitFor(async () => expect((await frame('cardNumber')).value).toBe(''));
    expect(said(await field('Card number'))).toContain('Your session has ended');
    expect(screen.getByLabelText('Cardholder’s name')).toHaveProperty('value', 'Maja Kovač');
  });
});

describe('Stripe’s fields', () => {
  it('announce that they load', async () => {
    await openStripeCard(stripeDouble(), withStripe(), { load: () => new Promise(() => {}), timeout: 60_000 });
    expect(await screen.findByText('Loading the card fields')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('radio', { name: /Bank transfer/ })).toHaveProperty('disabled', false));
  });

  it.each([
    { how: 'are blocked', load: () => Promise.reject(new Error('blocked')) },
    { how: 'hang', load: () => new Promise<never>(() => {}) },
  ])('can be reloaded when they $how, and nothing else is lost', async ({ load }) => {
    const double = stripeDouble();
    let tries = 0;
    const line: StripeLoader = {
      timeout: 50,
      load: (key) => ((tries += 1) === 1 ? load() : double.line.load(key)),
    };
    const { user } = await openStripeCard(double, withStripe(), line);
    await addTo(user, await screen.findByLabelText('Cardholder’s name'), 'Maja Kovač');
    expect(await screen.findByText('The card fields could not be loaded')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /Bank transfer/ }));
    expect(screen.getByRole('button', { name: /^Order for/ })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await field('Card number')).toBeDefined();
    expect(screen.getByLabelText('Cardholder’s name')).toHaveProperty('value', 'Maja Kovač');
    await waitFor(() =>
      expect(document.activeElement?.contains(screen.getByLabelText(frameTitles.cardNumber))).toBe(true),
    );
  });

  it('take the focus when they are missing on payment, and nothing is sent', async () => {
    const { user, calls } = await openStripeCard(stripeDouble(), withStripe(), {
      load: () => Promise.reject(new Error('blocked')),
      timeout: 1000,
    });
    await screen.findByText('The card fields could not be loaded');
    await addTo(user, screen.getByLabelText('Cardholder’s name'), 'Maja Kovač');
    await user.click(await payButton());
    await waitFor(() => expect(document.activeElement?.textContent).toContain('The card fields could not be loaded'));
    expect(bodiesOf(calls, payRoute)).toEqual([]);
  });

  it('are not loaded when the sandbox is the gateway', async () => {
    const { double } = await openStripeCard(stripeDouble(), {
      ...payAnswers(),
      [methodsRoute]: ok(sampleMethods({ data: [] })),
    });
    await screen.findByLabelText('Card number');
    expect(double.keys).toEqual([]);
  });

  it('work in the dialog of Billing, and Escape inside them closes it', async () => {
    const double = stripeDouble();
    const { user } = await openPage(`/tenants/details/${tenantId}/billing`, {
      answers: {
        ...billingAnswers(),
        ...stripeConfig,
        [billedMethods]: ok(sampleMethods({ data: [], card_gateway: 'stripe' })),
        [`POST /tenants/${tenantId}/payment-methods`]: ok(typedCard, 201),
        [`POST /tenants/${tenantId}/payment-methods/${typedCard.id}/set-up`]: ok({
          state: 'saved',
          decline_reason: null,
          action_url: null,
        }),
      },
      stripe: double.line,
    });
    await user.click(await screen.findByRole('button', { name: 'Add a card' }));
    await typeCard(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Add a card' }));
    await typeCard(user);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add card' }));
    expect(await screen.findByText('The card was added and is now the default')).toBeDefined();
    expect(double.handed).toHaveLength(1);
  });

  it('work on Change plan: they keep their input while the price changes, and pay the change', async () => {
    const double = stripeDouble();
    const tenant = `/tenants/${tenantId}`;
    const payment = samplePayment({ kind: 'change', state: 'captured', operation_id: null });
    const { user, calls } = await openPage(changePlanPath, {
      answers: {
        ...planAnswers(),
        ...stripeConfig,
        [billedMethods]: ok(sampleMethods({ data: [], card_gateway: 'stripe' })),
        [`POST ${tenant}/payment-methods`]: ok(mastercard, 201),
        [`POST ${tenant}/payments`]: ok(payment, 201),
        [`POST ${tenant}/payments/${payment.id}/refresh`]: ok(payment),
      },
      stripe: double.line,
    });
    await screen.findByLabelText('Licences');
    expect(double.keys).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'One licence more' }));
    await typeCard(user);
    const before = (await payButton()).textContent;
    await user.click(screen.getByRole('button', { name: 'One licence more' }));
    await waitFor(async () => expect((await payButton()).textContent).not.toBe(before));
    expect(screen.getByLabelText(frameTitles.cardNumber)).toHaveProperty('value', '4242424242424242');
    await user.dblClick(await payButton());
    expect(await screen.findByText('Plan changed')).toBeDefined();
    expect(double.handed).toEqual([{ type: 'card', name: 'Maja Kovač' }]);
    expect(bodiesOf(calls, `POST ${tenant}/payments`)).toMatchObject([{ payment_method_id: mastercard.id }]);
    expect(JSON.stringify(calls)).not.toContain('4242424242424242');
  });
});
