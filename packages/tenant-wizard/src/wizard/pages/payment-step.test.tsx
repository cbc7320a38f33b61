import {
  awaitedTransfer,
  draftBilling,
  mastercard,
  paidDraft,
  sampleMethods,
  samplePayment,
  sampleQuote,
  typedCard,
  visa,
  waitingPayment,
  openProforma,
  draftId,
  emptyDraft,
  sampleDraft,
} from '@atrium/api-client/testing/samples';
import { ok, invalid, problem, type StubAnswers, type StubCall } from '@atrium/api-client/testing/stub';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page';
import { addTo } from '../../testing/open-section';
import { draftAnswers } from '../../testing/draft-answers';
import {
  addMethodRoute,
  billingRoute,
  cardRoute,
  methodsRoute,
  payAnswers,
  payRoute,
  quoteRoute,
  quoteStale,
  refreshRoute,
  acceptsCard,
} from '../../testing/pay-answers';

const address = `/tenants/new/${draftId}/payment`;
const open = (answers: StubAnswers, search = '') => openPage(`${address}${search}`, { answers });
/** A non-breaking space precedes the currency. */
const amountName = (words: string) => words.replace(' €', '\u00A0€');
const payButton = (amount = '1.854,20 €') =>
  screen.findByRole('button', { name: new RegExp(`^(Pay|Try again:) ${amountName(amount)}`) });
const created = () => screen.findByRole('heading', { level: 1, name: 'Creating company CRM' });
const paysOf = (calls: readonly StubCall[]) => calls.filter(({ route }) => route === payRoute);

/** Addresses of the other sites that the portal opened. */
const left: string[] = [];
beforeEach(() => {
  left.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    left.push(this.href);
  });
});
afterEach(() => vi.restoreAllMocks());

async function typeCard(user: Awaited<ReturnType<typeof open>>['user'], number = '4242424242424242') {
  await addTo(user, await screen.findByLabelText('Cardholder’s name'), 'Maja Kovač');
  await addTo(user, await screen.findByLabelText('Card number'), number);
  await addTo(user, screen.getByLabelText('Expiry date'), '0829');
  await addTo(user, screen.getByLabelText('Security code (CVC)'), '123');
}

describe('the payment section', () => {
  it('needs no payment for the trial, and Next continues', async () => {
    const { user } = await open(draftAnswers(sampleDraft()));
    expect(await screen.findByText('Nothing to pay')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Review' })).toBeDefined();
  });

  it('links to Subscription without a plan', async () => {
    await open(draftAnswers(emptyDraft()));
    const link = await screen.findByRole('link', { name: 'Go to Subscription' });
    expect(link.getAttribute('href')).toBe(`/tenants/new/${draftId}/subscription`);
  });

  it('shows the transfer that we wait for, and a card can pay instead', async () => {
    const transfer = { invoices: [openProforma], payments: [awaitedTransfer()] };
    const { user, calls } = await open({ ...payAnswers(), [billingRoute]: ok(draftBilling(transfer)) });
    const title = await screen.findByText(/^We are waiting for your transfer of/);
    expect(title.textContent).toContain(amountName('1.854,20 €'));
    expect(screen.getByText(/^Pro-forma invoice PR-2026-41 is valid until 03\.12\.2100/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download pro-forma invoice' })).toBeDefined();
    expect(screen.getByText(/^You can pay by card instead\./)).toBeDefined();
    expect(screen.getAllByRole('link', { name: /Payment\s?Waiting for your transfer/ })).not.toEqual([]);
    expect(screen.queryByText('You have documents from an earlier attempt')).toBeNull();
    await user.click(await payButton());
    await created();
    expect(paysOf(calls)[0]).toMatchObject({ body: { payment_method_id: visa.id } });
  });

  it('asks for the missing data instead of a payment once the transfer was received', async () => {
    const received = { invoices: [openProforma], payments: [awaitedTransfer({ received: 185_420 })] };
    await open({ ...payAnswers(), [billingRoute]: ok(draftBilling(received)) });
    const title = await screen.findByText(/^We have received your transfer of/);
    expect(title.textContent).toContain(amountName('1.854,20 €'));
    expect(screen.getByText(/^Some required data is missing\. Once the draft is complete/)).toBeDefined();
    expect(screen.getByText('Complete it by 03.12.2100. Otherwise, the amount becomes account credit.')).toBeDefined();
    const toReview = screen.getByRole('link', { name: 'Complete the draft' });
    expect(toReview.getAttribute('href')).toBe(`/tenants/new/${draftId}/review`);
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeDefined();
    expect(screen.getAllByRole('link', { name: /Payment\s?Transfer received/ })).not.toEqual([]);
    expect(screen.queryByRole('button', { name: /^(Pay|Order)/ })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is received on the review, too', async () => {
    const received = { invoices: [openProforma], payments: [awaitedTransfer({ received: 185_420 })] };
    await openPage(`/tenants/new/${draftId}/review`, {
      answers: { ...payAnswers(), [billingRoute]: ok(draftBilling(received)) },
    });
    expect(await screen.findByText(/You do not pay again\.$/)).toBeDefined();
    expect(screen.queryByText(/once we receive your transfer/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Complete the draft' })).toBeNull();
  });

  it('is waited for on the review, too', async () => {
    const transfer = { invoices: [openProforma], payments: [awaitedTransfer()] };
    const answers = { ...payAnswers(), [billingRoute]: ok(draftBilling(transfer)) };
    await openPage(`/tenants/new/${draftId}/review`, { answers });
    expect(await screen.findByText(/^We are waiting for your transfer of/)).toBeDefined();
    expect(
      screen.getByText(/^You have ordered\. We create the company CRM once we receive your transfer\./),
    ).toBeDefined();
    expect(screen.queryByText(/^You pay in the next step|Payment comes next/)).toBeNull();
  });

  it('can be paid next again after the last valid day of the transfer', async () => {
    const transfer = { invoices: [{ ...openProforma, due_on: '2020-01-15' }], payments: [awaitedTransfer()] };
    const answers = { ...payAnswers(), [billingRoute]: ok(draftBilling(transfer)) };
    await openPage(`/tenants/new/${draftId}/review`, { answers });
    expect(await screen.findByText('Pro-forma invoice PR-2026-41 has expired')).toBeDefined();
    expect(screen.getByText(/Payment comes next/)).toBeDefined();
  });

  it('links to the documents of a cancelled creation and warns about its pro-forma invoice', async () => {
    const given = samplePayment({ state: 'voided', card: null });
    await open({
      ...payAnswers(),
      [billingRoute]: ok(draftBilling({ invoices: [{ ...openProforma, is_void: true }], payments: [given] })),
    });
    expect(await screen.findByText(/is void: do not pay it/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Open billing' });
    expect(link.getAttribute('href')).toBe(`/tenants/details/${draftId}/billing`);
  });

  it('is available only to owners', async () => {
    await open(draftAnswers(paidDraft({ role: 'manager', allowed_actions: ['update'] })));
    expect(await screen.findByText('Only an owner can pay and create the company CRM.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });

  it('comes after the review, which opens it', async () => {
    const { user } = await openPage(`/tenants/new/${draftId}/review`, { answers: payAnswers() });
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(`/tenants/new/${draftId}/review`);
  });
});

describe('Pay now', () => {
  it('pays the quote with the default card once, however often it is pressed, and shows the progress', async () => {
    const { user, calls } = await open(payAnswers());
    await user.dblClick(await payButton());
    await created();
    expect(paysOf(calls)).toHaveLength(1);
    expect(paysOf(calls)[0]).toMatchObject({
      body: { quote_id: sampleQuote().id, amount: '185420', payment_method_id: visa.id },
    });
  });

  it('charges the chosen card', async () => {
    const { user, calls } = await open(payAnswers());
    await user.click(await screen.findByRole('radio', { name: /ends in 4444, 01\/30.*Žan Ažman/ }));
    await user.click(await payButton());
    await created();
    expect(paysOf(calls)[0]).toMatchObject({ body: { payment_method_id: mastercard.id } });
  });

  it('orders by bank transfer, says beforehand what happens next, and waits for it', async () => {
    const ordered = awaitedTransfer();
    const usual = payAnswers(ordered);
    let isOrdered = false;
    const { user, calls } = await open({
      ...usual,
      [payRoute]: () => {
        isOrdered = true;
        return ok(ordered, 201);
      },
      [billingRoute]: () => ok(draftBilling(isOrdered ? { invoices: [openProforma], payments: [ordered] } : {})),
    });
    await user.click(await screen.findByRole('radio', { name: /Bank transfer/ }));
    expect(screen.getByText(/We create the company CRM once we receive your transfer\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: amountName('Order for 1.854,20 €') }));
    expect(await screen.findByText('The plan is ordered. We sent you the pro-forma invoice by e-mail.')).toBeDefined();
    expect(await screen.findByText(/^We create the company CRM once we receive it\./)).toBeDefined();
    expect(screen.queryByText('We are asking your bank')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Creating company CRM' })).toBeNull();
    expect(await screen.findByRole('button', { name: amountName('Order again for 1.854,20 €') })).toBeDefined();
    expect(paysOf(calls)[0]).toMatchObject({ body: { payment_method_id: '' } });
    expect(calls.filter(({ route }) => route === quoteRoute)).toHaveLength(2);
  });

  it('uses one key for a quote and a card in all tabs', async () => {
    const keys: unknown[] = [];
    for (let tab = 0; tab < 2; tab++) {
      const answers = payAnswers(waitingPayment({ state: 'processing' }));
      const { user, calls } = await open(answers);
      await user.click(await payButton());
      await waitFor(() => expect(paysOf(calls)).toHaveLength(1));
      keys.push(paysOf(calls)[0]?.key);
      cleanup();
    }
    expect(keys).toEqual([expect.stringContaining(sampleQuote().id), keys[0]]);
  });

  it('shows Recalculating and ignores presses while the quote loads', async () => {
    const { user, calls } = await open({ ...payAnswers(), [quoteRoute]: 'pending' });
    await user.click(await screen.findByRole('button', { name: 'Recalculating' }));
    expect(paysOf(calls)).toEqual([]);
  });

  it('charges nothing when the price has changed, shows the new one, and pays that', async () => {
    const newer = sampleQuote({ id: '019a9f00-0000-7000-8000-000000000072', amount_due: 190_000 });
    const usual = payAnswers();
    const paid = usual[payRoute];
    let asked = 0;
    const answers: StubAnswers = {
      ...usual,
      [payRoute]: (call) => ((asked += 1) === 1 || typeof paid !== 'function' ? quoteStale(newer) : paid(call)),
    };
    const { user, calls } = await open(answers);
    await user.click(await payButton());
    expect(await screen.findByText('The price has changed')).toBeDefined();
    expect(screen.getByText(/It is now 1\.900,00 € instead of 1\.854,20 €\. Nothing was charged/)).toBeDefined();
    await user.click(await payButton('1.900,00 €'));
    await created();
    expect(paysOf(calls).map(({ body }) => body)).toMatchObject([
      { amount: '185420' },
      { quote_id: newer.id, amount: '190000' },
    ]);
  });

  it('says that an offer has expired when its price is the same', async () => {
    const { user } = await open({ ...payAnswers(), [payRoute]: quoteStale(sampleQuote({ id: draftId })) });
    await user.click(await payButton());
    expect(await screen.findByText('The price has expired and was renewed')).toBeDefined();
  });

  it('lists what is missing with links and sends no request', async () => {
    const draft = paidDraft();
    const sections = { ...emptyDraft().sections, subscription: draft.sections.subscription };
    const { user, calls } = await open(payAnswers(samplePayment(), { ...draft, sections }));
    await user.click(await payButton());
    expect(await screen.findByRole('link', { name: 'Street: Fill in this field.' })).toBeDefined();
    expect(paysOf(calls)).toEqual([]);
  });

  it('lists what the service finds missing', async () => {
    const taken = invalid({ 'application.url_name': ['This address is taken.'] });
    const { user } = await open({ ...payAnswers(), [payRoute]: taken });
    await user.click(await payButton());
    const link = await screen.findByRole('link', { name: 'Application URL: This address is taken.' });
    expect(link.getAttribute('href')).toContain('/application');
  });

  it('reports a payment that could not start, and can be pressed again', async () => {
    const answers: StubAnswers = { ...payAnswers(), [payRoute]: problem(500, { code: 'internal' }) };
    const { user } = await open(answers);
    await user.click(await payButton());
    expect(await screen.findByText('The payment could not be started')).toBeDefined();
    expect(await payButton()).toBeDefined();
  });

  it('shows the specification’s text when no tax can be determined', async () => {
    const message = 'An error occured. Check your data, especially Country & VAT number.';
    await open({ ...payAnswers(), [quoteRoute]: invalid({ vat: [message] }) });
    expect(await screen.findByText(message)).toBeDefined();
  });
});

describe('a payment by another owner', () => {
  it('is shown with its outcome', async () => {
    const usual = payAnswers();
    const paid = usual[payRoute];
    const { user } = await open({
      ...usual,
      [payRoute]: (call) => {
        if (typeof paid === 'function') paid(call);
        return problem(409, { code: 'not_a_draft', message: 'This company CRM is no longer a draft.' });
      },
    });
    await user.click(await payButton());
    await created();
  });
});

describe('a declined card', () => {
  it.each([
    ['declined', /Your bank declined the payment/],
    ['authentication_failed', /was not confirmed at your bank/],
  ] as const)('shows the reason: %s', async (reason, words) => {
    const { user } = await open(payAnswers(waitingPayment({ state: 'declined', decline_reason: reason })));
    await user.click(await payButton());
    expect(await screen.findByText('The card was declined')).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
  });

  it('keeps the input, and another card pays with a new key', async () => {
    const declined = waitingPayment({ state: 'declined', decline_reason: 'declined' });
    const { user, calls } = await open(payAnswers(declined));
    await user.click(await payButton());
    await screen.findByText('The card was declined');
    await user.click(await payButton());
    await waitFor(() => expect(paysOf(calls)).toHaveLength(2));
    await user.click(await screen.findByRole('radio', { name: /ends in 4444/ }));
    await user.click(await payButton());
    await waitFor(() => expect(paysOf(calls)).toHaveLength(3));
    expect(paysOf(calls).map(({ body }) => body['payment_method_id'])).toEqual([visa.id, visa.id, mastercard.id]);
    expect(new Set(paysOf(calls).map(({ key }) => key)).size).toBe(3);
  });
});

describe('a payment with an unknown outcome', () => {
  it('is repeated with the same key until a response arrives', async () => {
    const usual = payAnswers();
    const paid = usual[payRoute];
    let asked = 0;
    const { user, calls } = await open({
      ...usual,
      [payRoute]: (call) => ((asked += 1) <= 4 || typeof paid !== 'function' ? 'unreachable' : paid(call)),
    });
    await user.click(await payButton());
    expect(await screen.findByText('We are asking your bank', {}, { timeout: 10_000 })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Creating company CRM' })).not.toBeNull(), {
      timeout: 15_000,
    });
    expect(new Set(paysOf(calls).map(({ key }) => key)).size).toBe(1);
  });

  it('is polled after a reload, and blocks another payment until its outcome is known', async () => {
    const processing = waitingPayment({ state: 'processing' });
    const answers = {
      ...payAnswers(),
      [billingRoute]: ok(draftBilling({ payments: [processing] })),
      [refreshRoute]: ok(processing),
    };
    await open(answers);
    expect(await screen.findByText('We are asking your bank')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /ends in 4242/ })).toHaveProperty('disabled', true);
  });

  it('is polled until its outcome is known', async () => {
    const answers: StubAnswers = {
      ...payAnswers(),
      [refreshRoute]: [ok(waitingPayment({ state: 'processing' })), ok(waitingPayment({ state: 'declined' }))],
    };
    await open(answers, `?payment=${samplePayment().id}`);
    await screen.findByText('We are asking your bank');
    expect(await screen.findByText('The card was declined', {}, { timeout: 10_000 })).toBeDefined();
  });
});

describe('3-D Secure', () => {
  const asked = waitingPayment({ state: 'action_needed', action_url: 'https://bank.example/3ds/1' });

  it('opens the bank’s page', async () => {
    const { user } = await open(payAnswers(asked));
    await user.click(await payButton());
    await waitFor(() => expect(left).toEqual(['https://bank.example/3ds/1']));
    const link = await screen.findByRole('link', { name: 'Continue to your bank' });
    expect(link.getAttribute('href')).toBe('https://bank.example/3ds/1');
  });

  it('offers the link to the bank after a reload without following it', async () => {
    await open({ ...payAnswers(), [refreshRoute]: ok(asked) }, `?payment=${asked.id}`);
    expect(await screen.findByText('Your bank asks you to confirm')).toBeDefined();
    expect(left).toEqual([]);
  });

  it('leaves the router for a bank of the same origin, such as the sandbox’s', async () => {
    const here = waitingPayment({ state: 'action_needed', action_url: `${location.origin}/sandbox/3ds/1` });
    await open({ ...payAnswers(), [refreshRoute]: ok(here) }, `?payment=${here.id}`);
    const followed = new Promise<boolean>((resolve) => {
      const stop = (event: Event) => {
        resolve(!event.defaultPrevented);
        event.preventDefault();
      };
      window.addEventListener('click', stop, { once: true });
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Continue to your bank' }));
    expect(await followed).toBe(true);
    expect(screen.queryByText(/^Elsewhere/)).toBeNull();
  });

  it('can be left for another card', async () => {
    const { user, calls } = await open({ ...payAnswers(), [refreshRoute]: ok(asked) }, `?payment=${asked.id}`);
    await screen.findByText('Your bank asks you to confirm');
    await user.click(await screen.findByRole('radio', { name: /ends in 4444/ }));
    await user.click(await payButton());
    await waitFor(() => expect(paysOf(calls)).toHaveLength(1));
  });

  it('continues when the customer is back', async () => {
    const back = waitingPayment({ state: 'declined', decline_reason: 'authentication_failed' });
    await open({ ...payAnswers(), [refreshRoute]: [ok(asked), ok(back)] }, `?payment=${asked.id}`);
    expect(await screen.findByText(/was not confirmed at your bank/, {}, { timeout: 10_000 })).toBeDefined();
    expect(await payButton()).toBeDefined();
  });
});

describe('a new card', () => {
  const noCards = (): StubAnswers => ({
    ...payAnswers(),
    ...acceptsCard(),
    [methodsRoute]: ok(sampleMethods({ data: [] })),
  });

  it('stays chosen after a decline, is not listed as saved, and is charged by Try again', async () => {
    const card = { method_id: typedCard.id, brand: 'visa', last4: '4242' };
    const declined = waitingPayment({ state: 'declined', decline_reason: 'insufficient_funds', card });
    const { user, calls } = await open({
      ...payAnswers(declined),
      ...acceptsCard(),
      [methodsRoute]: ok(sampleMethods({ data: [mastercard] })),
    });
    await user.click(await screen.findByRole('radio', { name: 'Another card' }));
    await typeCard(user);
    await user.click(await payButton());
    expect(await screen.findByText('The card was declined')).toBeDefined();
    const tried = await screen.findByRole('radio', { name: /4242, 08\/28 ?Not saved yet ?Maja Kovač$/ });
    expect(tried).toHaveProperty('checked', true);
    const again = amountName('Try again: 1.854,20 €');
    await user.click(await screen.findByRole('button', { name: again }));
    await waitFor(() => expect(paysOf(calls)).toHaveLength(2));
    expect(paysOf(calls).map(({ body }) => (body as { payment_method_id: string }).payment_method_id)).toEqual([
      typedCard.id,
      typedCard.id,
    ]);
    await user.click(screen.getByRole('radio', { name: /4444/ }));
    expect(await screen.findByRole('button', { name: amountName('Pay 1.854,20 € now') })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Another card' }));
    expect(await screen.findByLabelText('Cardholder’s name')).toHaveProperty('value', 'Maja Kovač');
    expect(await screen.findByLabelText('Card number')).toHaveProperty('value', '');
  });

  it('is still chosen after a decline and a reload, with its known details', async () => {
    const card = { method_id: typedCard.id, brand: 'visa', last4: '0002' };
    const declined = waitingPayment({ state: 'declined', card });
    await open({ ...payAnswers(), [refreshRoute]: ok(declined) }, `?payment=${declined.id}`);
    const tried = await screen.findByRole('radio', { name: /ends in 0002 ?Not saved yet$/ });
    expect(tried).toHaveProperty('checked', true);
  });

  it('is not offered again when it must be entered again', async () => {
    const card = { method_id: typedCard.id, brand: 'visa', last4: '0002' };
    const declined = waitingPayment({ state: 'declined', decline_reason: 'enter_again', card });
    await open({ ...payAnswers(), [refreshRoute]: ok(declined) }, `?payment=${declined.id}`);
    expect(await screen.findByText(/enter this card again below/)).toBeDefined();
    expect(screen.queryByRole('radio', { name: /0002/ })).toBeNull();
  });

  it('hides an earlier decline when it cannot be added', async () => {
    const declined = waitingPayment({ state: 'declined', card: { method_id: visa.id, brand: 'visa', last4: '4242' } });
    const { user } = await open(
      {
        ...payAnswers(),
        ...acceptsCard(),
        [refreshRoute]: ok(declined),
        [addMethodRoute]: invalid({ token: ['The card was declined.'] }),
      },
      `?payment=${declined.id}`,
    );
    expect(await screen.findByText('The card was declined')).toBeDefined();
    await user.click(await screen.findByRole('radio', { name: 'Another card' }));
    await typeCard(user);
    await user.click(await payButton());
    expect(await screen.findByText('The card was declined.')).toBeDefined();
    expect(screen.queryByText('The card was declined')).toBeNull();
  });

  it('is sent to the sandbox, saved and charged on one press, and then cleared', async () => {
    const { user, calls } = await open(noCards());
    await typeCard(user);
    await user.click(await payButton());
    await created();
    const bodyOf = (route: string) => calls.find((call) => call.route === route)?.body;
    expect(bodyOf(cardRoute)).toEqual({ number: '4242424242424242', exp_month: '8', exp_year: '2029', cvc: '123' });
    expect(bodyOf(addMethodRoute)).toEqual({ token: 'tok_1', cardholder_name: 'Maja Kovač' });
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(
      /4242424242424242|4242 4242/,
    );
  });

  it('has fields that browsers can fill in', async () => {
    await open(noCards());
    const names = ['Cardholder’s name', 'Card number', 'Expiry date', 'Security code (CVC)'];
    await screen.findByLabelText('Card number');
    const fields = names.map((name) => screen.getByLabelText(name));
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'cc-name',
      'cc-number',
      'cc-exp',
      'cc-csc',
    ]);
    expect(fields.slice(1).every((field) => field.getAttribute('inputmode') === 'numeric')).toBe(true);
  });

  it('groups its number while the user types and keeps the caret in place', async () => {
    const { user } = await open(noCards());
    const number: HTMLInputElement = await screen.findByLabelText('Card number');
    await user.type(number, '42424242');
    expect(number.value).toBe('4242 4242');
    await user.type(number, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect([number.value, number.selectionStart]).toEqual(['4294 2424 2', 3]);
    await user.type(number, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect([number.value, number.selectionStart]).toEqual(['4294 2424 2', 4]);
  });

  it('shows the error at each field and focuses the first', async () => {
    const { user, calls } = await open(noCards());
    const number = await screen.findByLabelText('Card number');
    await user.click(await payButton());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Cardholder’s name')));
    await typeCard(user, '4242424242424241');
    fireEvent.change(screen.getByLabelText('Expiry date'), { target: { value: '01/20' } });
    fireEvent.change(screen.getByLabelText('Security code (CVC)'), { target: { value: '12' } });
    await user.click(await payButton());
    expect(await screen.findByText('This is not a valid card number. Check its digits.')).toBeDefined();
    expect(await screen.findByText('This card has expired.')).toBeDefined();
    expect(await screen.findByText('Enter the 3 digits.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(number));
    expect(calls.every(({ route }) => route !== cardRoute)).toBe(true);
  });

  it('shows the gateway’s error at its field', async () => {
    const { user } = await open({ ...noCards(), [cardRoute]: invalid({ exp_year: ['This card has run out.'] }) });
    await typeCard(user);
    await user.click(await payButton());
    expect(await screen.findByText('This card has run out.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Expiry date')));
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
  });

  it('can be filled in with a test card', async () => {
    const { user } = await open(noCards());
    await user.click(await screen.findByRole('button', { name: 'Use 4000 0000 0000 9995' }));
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4000 0000 0000 9995');
    expect(screen.getByLabelText('Security code (CVC)')).toHaveProperty('value', '123');
  });
});

describe('saved cards', () => {
  it('show brand, digits, expiry, cardholder and the default', async () => {
    await open(payAnswers());
    const first = await screen.findByRole('radio', { name: /^Visa ?ends in 4242, 08\/28 ?Default ?Maja Kovač$/ });
    expect(first).toHaveProperty('checked', true);
  });

  it('can be made the default', async () => {
    const route = `POST /tenants/${draftId}/payment-methods/${mastercard.id}/default`;
    const data = [
      { ...visa, is_default: false },
      { ...mastercard, is_default: true },
    ];
    const { user } = await open({ ...payAnswers(), [route]: ok(sampleMethods({ data })) });
    await user.click(await screen.findByRole('button', { name: 'Actions for the card ending in 4444' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make default' }));
    expect(await screen.findByRole('radio', { name: /4444.*Default/ })).toBeDefined();
  });

  it('show which one is no longer accepted, and another one is chosen', async () => {
    const data = [{ ...visa, is_chargeable: false }, mastercard];
    const { user } = await open({ ...payAnswers(), [methodsRoute]: ok(sampleMethods({ data })) });
    expect(await screen.findByRole('radio', { name: /4242.*no longer accepted/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('radio', { name: /4444/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Actions for the card ending in 4242' }));
    expect(await screen.findByRole('menuitem', { name: 'Remove card' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Make default' })).toBeNull();
  });

  it('ask before a card is removed, and say for the default that another one replaces it', async () => {
    const route = `DELETE /tenants/${draftId}/payment-methods/${visa.id}`;
    const { user } = await open({ ...payAnswers(), [route]: ok(sampleMethods({ data: [mastercard] })) });
    await user.click(await screen.findByRole('button', { name: 'Actions for the card ending in 4242' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove card' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Another saved card becomes the default.');
    expect(dialog.textContent).not.toContain('No other card is saved');
    await user.click(within(dialog).getByRole('button', { name: 'Remove card' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /4242/ })).toBeNull());
    expect(screen.getByRole('radio', { name: /4444/ })).toHaveProperty('checked', true);
  });

  it.each([
    ['the last one', visa, [visa], 'No other card is saved. To renew by card, add another one before the renewal.'],
    ['one that is not the default', mastercard, [visa, mastercard], 'You can add it again at any time. '],
  ])('say before %s is removed what it leads to', async (_, { last4 }, data, words) => {
    const { user } = await open({ ...payAnswers(), [methodsRoute]: ok(sampleMethods({ data })) });
    await user.click(await screen.findByRole('button', { name: `Actions for the card ending in ${last4}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove card' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(words);
    expect(dialog.textContent).not.toContain('Another saved card');
  });

  it('can be reloaded after a failure', async () => {
    const { user } = await open({ ...payAnswers(), [methodsRoute]: [problem(500), ok(sampleMethods())] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeDefined();
  });
});
