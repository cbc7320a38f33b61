import type { CardSetUp } from '@atrium/api-client/contract';
import {
  billingWith,
  awaitedTransfer,
  openProforma,
  sampleBilling,
  draftBilling,
  sampleMethods,
  samplePayment,
  testCards,
  typedCard,
  paidSubscription,
  trialSubscription,
  draftId,
  sampleDraft,
  sampleTenant,
  tenantId,
} from '@atrium/api-client/testing/samples';
import { ok, problem, type StubAnswers } from '@atrium/api-client/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page';
import { addTo } from '../../../testing/open-section';
import { watchSavedFiles } from '../../../testing/watch-saved-files';
import { billingAnswers, billingRoute, methodsRoute } from '../../../testing/billing-answers';

const address = `/tenants/details/${tenantId}/billing`;
const details = `/tenants/details/${tenantId}`;
const open = (answers: StubAnswers = billingAnswers(), path = address) => openPage(path, { answers });
const card = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement;
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

describe('the billing page', () => {
  it('shows plan, quantities with usage, and the next invoice', async () => {
    await open();
    const plan = (await card('Plan')).textContent.replaceAll('\u00A0', ' ');
    for (const words of [
      'Yearly',
      'Licences14, 11 in use',
      'Modules3',
      'Assets12, 9 in use',
      '03.09.2027',
      '3.721,00 €',
    ])
      expect(plan).toContain(words);
    expect(screen.getByRole('link', { name: 'Change plan' }).getAttribute('href')).toBe(`${details}/plan`);
  });

  it('shows how much credit the next invoice uses and what is left to pay', async () => {
    await open();
    const plan = (await card('Plan')).textContent.replaceAll('\u00A0', ' ');
    expect(plan).toContain('3.721,00 €From account credit−12,40 €You pay3.708,60 €');
  });

  it('shows no credit that a payment in progress may use', async () => {
    const processing = samplePayment({ kind: 'change', state: 'processing', operation_id: null });
    await open(billingAnswers(sampleBilling({ payments: [processing] })));
    const plan = (await card('Plan')).textContent;
    expect(plan).toContain('Next invoice');
    expect(plan).not.toContain('From account credit');
  });

  it('hides the creation once the company CRM is active', async () => {
    const creating = billingWith({ state: 'creating' }, { payments: [samplePayment({ state: 'authorised' })] });
    await open(billingAnswers(creating));
    await card('Plan');
    expect(screen.queryByText(/is reserved on the card/)).toBeNull();
    expect(screen.queryByText('The plan begins once the company CRM is active.')).toBeNull();
  });

  it('says that an owed invoice is past due, and offers to change the plan, not to pay it again', async () => {
    const owed = {
      state: 'overdue',
      overdue_reason: 'invoice_unpaid',
      read_only_at: '2026-12-30T23:00:00.000Z',
    } as const;
    await open(billingAnswers(billingWith(owed, { allowed_actions: ['change_plan', 'cancel'] })));
    expect(await screen.findByText('An invoice is past due')).toBeDefined();
    expect(
      screen.getByText(/If the invoice is not paid before 31\.12\.2026, the company CRM becomes read-only/),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Change plan' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  });

  it('lists invoices with number, date, state and total', async () => {
    const awaited = awaitedTransfer();
    const over = { ...openProforma, id: draftId, number: 'PR-2026-3', amount_due: 41_153 };
    const given = { ...openProforma, id: tenantId, number: 'PR-2026-2', is_void: true };
    const invoices = [...sampleBilling().invoices, openProforma, over, given];
    await open(billingAnswers(sampleBilling({ invoices, payments: [awaited] })));
    expect(await rowsOf('Invoices')).toEqual([
      expect.stringContaining('Number'),
      expect.stringMatching(/P1-B1-118Invoice, 14\.10\.2026.*Paid on 14\.10\.2026.*411,53 €/),
      expect.stringMatching(/D1-B1-7.*20\.09\.2026.*Added to account credit.*−12,40 €/),
      expect.stringMatching(/P1-B1-97.*03\.09\.2026.*3\.257,40 €/),
      expect.stringMatching(/PR-2026-41.*Pro-forma invoice.*Transfer pending until 03\.12\.2100.*1\.854,20 €/),
      expect.stringMatching(/PR-2026-3.*No longer valid. Do not pay it\./),
      expect.stringMatching(/PR-2026-2.*Void/),
    ]);
  });

  it('lists payments with their outcome, and ledger entries', async () => {
    await open();
    expect(await rowsOf('Payments')).toEqual([
      expect.stringContaining('What for'),
      expect.stringMatching(/Plan changeVisa ending in 4242.*Paid411,53 €/),
      expect.stringMatching(/Mastercard ending in 4444.*Declined: not enough money/),
      expect.stringMatching(/New plan.*Paid3\.257,40 €/),
    ]);
    expect(await rowsOf('Account credit')).toEqual([
      expect.stringContaining('Credit after'),
      expect.stringMatching(/Payment  14\.10\.202614\.10\.2026411,53 €12,40 €/),
      expect.stringMatching(/Invoice P1-B1-118 14\.10\.202614\.10\.2026−411,53 €$/),
      expect.stringMatching(/Credit note D1-B1-7 20\.09\.202620\.09\.202612,40 €12,40 €/),
    ]);
    expect((await card('Account credit')).textContent).toContain('Pays your next invoices automatically.');
  });

  it('dates a credit payout by the bank statement', async () => {
    const at = '2026-11-21T09:00:00.000Z';
    const payout = { id: tenantId, kind: 'payout', amount: -1000, balance: 240, invoice_number: null } as const;
    const entries = [{ ...payout, at, paid_on: '2026-11-19' }, ...sampleBilling().entries];
    await open(billingAnswers(sampleBilling({ credit: 240, entries })));
    const [, first] = await rowsOf('Account credit');
    expect(first).toMatch(/Payout  19\.11\.202619\.11\.2026−10,00 €2,40 €/);
  });

  it('says that a closed company CRM keeps its credit, and offers no plan', async () => {
    const billing = billingWith({ state: 'cancelled' }, { allowed_actions: [] });
    const closed = ok(sampleTenant({ state: 'closed', active: false, subscription: null, allowed_actions: [] }));
    await open({ ...billingAnswers(billing), [`GET /tenants/${tenantId}`]: closed });
    expect(await screen.findByText(/^You keep 12,40\s€ of account credit$/)).toBeDefined();
    expect(screen.queryByText(/until a plan is paid/)).toBeNull();
    expect((await card('Account credit')).textContent).toContain('Ask us if you want it back.');
  });

  it.each([
    ['without credit', { credit: 0, entries: [] }],
    ['whose credit was received for an owed invoice', { credit: 1240, credit_reserved: 1240 }],
  ])('offers nothing back of a closed company CRM %s', async (_, credit) => {
    const billing = billingWith({ state: 'cancelled' }, { allowed_actions: [], ...credit });
    const closed = ok(sampleTenant({ state: 'closed', active: false, subscription: null, allowed_actions: [] }));
    await open({ ...billingAnswers(billing), [`GET /tenants/${tenantId}`]: closed });
    await card('Account credit');
    expect(screen.queryByText(/Ask us if you want it back/)).toBeNull();
    expect(screen.queryByText(/^You keep/)).toBeNull();
  });

  it.each([
    [1240, ['change'], /All of it is reserved for what you have ordered; the invoice follows\./],
    [1000, ['change'], /10,00 € of it is reserved for what you have ordered\. The rest pays your next invoices/],
    [1240, ['renewal'], /All of it is reserved for the renewal; the invoice follows\./],
    [1000, ['renewal'], /10,00 € of it is reserved for the renewal\. The rest pays your next invoices automatically\./],
    [1240, ['change', 'renewal'], /All of it is reserved for pending payments\./],
    [1000, ['correction'], /10,00 € of it is reserved for pending payments\. The rest pays your next invoices/],
  ] as const)('says what the credit is reserved for: %s of 1240 cents for %j', async (reserved, kinds, words) => {
    const payments = kinds.map((kind, at) =>
      awaitedTransfer({ id: at === 0 ? draftId : tenantId, kind, received: 500 }),
    );
    const order = { invoices: [openProforma], payments };
    await open(billingAnswers(sampleBilling({ credit: 1240, credit_reserved: reserved, ...order })));
    expect((await card('Account credit')).textContent.replaceAll('\u00A0', ' ')).toMatch(words);
  });

  it('says nothing of how credit is used when there is none', async () => {
    await open(billingAnswers(sampleBilling({ credit: 0 })));
    expect((await card('Account credit')).textContent).not.toContain('Pays');
  });

  it('explains each empty list', async () => {
    await open(billingAnswers(sampleBilling({ invoices: [], payments: [], entries: [], credit: 0 })));
    expect(await screen.findByText('No invoice has been issued yet.')).toBeDefined();
    expect(screen.getByText('Nothing has been paid yet.')).toBeDefined();
    expect(screen.getByText('The account has no entries yet.')).toBeDefined();
  });

  it('reports a failed load and retries', async () => {
    const { user } = await open({ ...billingAnswers(), [billingRoute]: [problem(500), ok(sampleBilling())] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await card('Plan')).toBeDefined();
  });

  it('is read-only for members who cannot change it', async () => {
    const viewed = ok(sampleTenant({ role: 'viewer', subscription: null }));
    const { calls } = await open({
      ...billingAnswers(sampleBilling({ allowed_actions: [] })),
      [`GET /tenants/${tenantId}`]: viewed,
    });
    expect(await screen.findByText(/Only owners can see the payment methods/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Change plan' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
    expect(calls.every(({ route }) => route !== methodsRoute)).toBe(true);
  });

  it('redirects a draft to its wizard', async () => {
    await open(
      { [`GET /tenants/${draftId}`]: ok(sampleDraft()), [`GET /tenants/${draftId}/billing`]: ok(draftBilling()) },
      `/tenants/details/${draftId}/billing`,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Review' })).toBeDefined();
  });
});

describe('a cancelled creation', () => {
  const note = { ...openProforma, id: tenantId, kind: 'credit_note' as const, number: 'D1-B1-9', total: -9272 };
  const entry = { at: '2026-11-21T09:00:00.000Z', balance: 0, paid_on: null };
  const documents = (refunded: number) =>
    draftBilling({
      invoices: [note],
      entries: [
        { ...entry, id: draftId, kind: 'refund', amount: 0 - refunded, invoice_number: 'P1-B1-118' },
        { ...entry, id: tenantId, kind: 'credit_note', amount: 9272, invoice_number: note.number },
      ],
    });
  const openDraft = (refunded: number) =>
    open(
      {
        [`GET /tenants/${draftId}`]: ok(sampleDraft()),
        [`GET /tenants/${draftId}/billing`]: ok(documents(refunded)),
        [`GET /tenants/${draftId}/payment-methods`]: ok(sampleMethods()),
      },
      `/tenants/details/${draftId}/billing`,
    );

  it.each([
    [9272, /D1-B1-9.*Refunded to the card−92,72 €/],
    [9000, /D1-B1-9.*Refunded to the card: 90,00 €; the rest became account credit/],
    [0, /D1-B1-9.*Added to account credit/],
  ])('keeps its documents and shows what happened to the payment: %s cents on the card', async (refunded, words) => {
    await openDraft(refunded);
    expect((await rowsOf('Invoices'))[1]).toMatch(words);
    expect(await card('Payment methods')).toBeDefined();
  });

  it('says that its credit pays for the plan when the company CRM is created', async () => {
    const billing = ok({ ...documents(0), credit: 9272 });
    await open(
      {
        [`GET /tenants/${draftId}`]: ok(sampleDraft()),
        [`GET /tenants/${draftId}/billing`]: billing,
        [`GET /tenants/${draftId}/payment-methods`]: ok(sampleMethods()),
      },
      `/tenants/details/${draftId}/billing`,
    );
    expect((await card('Account credit')).textContent).toContain('when you create the company CRM.');
  });

  it('says of each payment whether it was refunded or not charged, whatever the account was refunded', async () => {
    const [refund, ...others] = documents(9272).entries;
    const payments = [samplePayment({ state: 'refunded' }), samplePayment({ id: draftId, state: 'voided' })];
    const entries = refund === undefined ? [] : [refund, ...others];
    await open(billingAnswers(sampleBilling({ payments, entries })));
    const [, refunded, voided] = await rowsOf('Payments');
    expect(refunded).toMatch(/New planVisa ending in 4242, .*Refunded to the card/);
    expect(voided).toMatch(/New planVisa ending in 4242, .*Not charged/);
  });
});

describe('a payment', () => {
  const created = { state: 'voided', operation_id: null } as const;

  it.each([
    ['of a voided card payment', samplePayment(created), /New planVisa ending in 4242, .*Not charged/],
    ['of an unpaid transfer', samplePayment({ ...created, card: null }), /New planBank transfer, .*Cancelled/],
    [
      'of a payment of nothing',
      samplePayment({ ...created, card: null, amount: 0 }),
      /^New plan\d\d\.\d\d\.\d{4}.*Cancelled/,
    ],
  ])('shows the outcome %s', async (_, payment, words) => {
    await open(billingAnswers(sampleBilling({ payments: [payment] })));
    expect((await rowsOf('Payments'))[1]).toMatch(words);
  });
});

describe('a document', () => {
  const saved = watchSavedFiles();
  const route = `GET /tenants/${tenantId}/invoices/${sampleBilling().invoices[0]?.id}`;

  it('can be downloaded', async () => {
    const { user, calls } = await open({ ...billingAnswers(), [route]: ok('%PDF') });
    await user.click(await screen.findByRole('button', { name: 'Download P1-B1-118 (PDF)' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['invoice.pdf']));
    expect(calls.filter((call) => call.route === route)).toHaveLength(1);
  });

  it('reports a failed download', async () => {
    const { user } = await open({ ...billingAnswers(), [route]: problem(500) });
    await user.click(await screen.findByRole('button', { name: 'Download P1-B1-118 (PDF)' }));
    expect(await screen.findByText('The document could not be downloaded. Try again.')).toBeDefined();
  });
});

describe('saved cards', () => {
  const setUpRoute = `POST /tenants/${tenantId}/payment-methods/${typedCard.id}/set-up`;
  const setUp = (said: Partial<CardSetUp>): CardSetUp => ({
    state: 'action_needed',
    decline_reason: null,
    action_url: null,
    ...said,
  });

  const answers = (): StubAnswers => ({
    ...billingAnswers(),
    'GET /sandbox/cards': ok({ data: testCards }),
    'POST /sandbox/cards': ok({ token: 'tok_1', brand: 'visa', last4: '4242' }),
    [`POST /tenants/${tenantId}/payment-methods`]: ok(typedCard, 201),
    [setUpRoute]: ok(setUp({ state: 'saved' })),
  });

  it('can be added', async () => {
    const { user, calls } = await open(answers());
    await user.click(await screen.findByRole('button', { name: 'Add a card' }));
    const dialog = within(await screen.findByRole('dialog'));
    await addTo(user, await dialog.findByLabelText('Cardholder’s name'), 'Maja Kovač');
    await user.click(await dialog.findByRole('button', { name: 'Use 4242 4242 4242 4242' }));
    await user.click(dialog.getByRole('button', { name: 'Add card' }));
    expect(await screen.findByText('The card was added and is now the default')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.some(({ route }) => route === 'POST /sandbox/cards')).toBe(true);
    expect(calls.some(({ route }) => route === setUpRoute)).toBe(true);
    await waitFor(() => expect(calls.filter(({ route }) => route === methodsRoute).length).toBeGreaterThan(1));
  });

  it('show a card that its bank declines as an error and keep the input', async () => {
    const refused = setUp({ state: 'declined', decline_reason: 'incorrect_cvc' });
    const { user } = await open({ ...answers(), [setUpRoute]: ok(refused) });
    await user.click(await screen.findByRole('button', { name: 'Add a card' }));
    const dialog = within(await screen.findByRole('dialog'));
    await addTo(user, await dialog.findByLabelText('Cardholder’s name'), 'Maja Kovač');
    await user.click(await dialog.findByRole('button', { name: 'Use 4242 4242 4242 4242' }));
    await user.click(dialog.getByRole('button', { name: 'Add card' }));
    expect(await dialog.findByText(/security code \(CVC\) is wrong/)).toBeDefined();
    expect(dialog.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
  });

  it('wait for the bank’s confirmation and show its result after the return', async () => {
    const asked = setUp({ action_url: `${location.origin}/sandbox/3ds/1` });
    const { user } = await open({ ...answers(), [setUpRoute]: ok(asked) });
    const left = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('button', { name: 'Add a card' }));
    const dialog = within(await screen.findByRole('dialog'));
    await addTo(user, await dialog.findByLabelText('Cardholder’s name'), 'Maja Kovač');
    await user.click(await dialog.findByRole('button', { name: 'Use 4242 4242 4242 4242' }));
    await user.click(dialog.getByRole('button', { name: 'Add card' }));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    left.mockRestore();
    const link = await screen.findByRole('link', { name: 'Continue to your bank' });
    expect(link.getAttribute('href')).toBe(asked.action_url);
  });

  it('are reported as missing when there are none', async () => {
    await open({ ...billingAnswers(), [methodsRoute]: ok(sampleMethods({ data: [], card_gateway: null })) });
    expect(await screen.findByText('No card has been added yet.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a card' })).toBeNull();
  });
});

describe('cancelling a subscription', () => {
  const cancelled = billingWith(
    { cancels: true, next_invoice: null },
    { allowed_actions: ['change_plan', 'pay', 'resume'] },
  );

  it('asks for confirmation with the end date, and then shows it', async () => {
    const route = `POST /tenants/${tenantId}/subscription/cancel`;
    const { user } = await open({ ...billingAnswers(), [route]: ok(cancelled) });
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(
      'ends on 03.09.2027. From then on, the company CRM is read-only. Nothing is deleted.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
    expect((await screen.findAllByText('The subscription ends on 03.09.2027')).length).toBeGreaterThan(0);
    expect(screen.getByText('No next invoice')).toBeDefined();
  });

  it('can be undone', async () => {
    const route = `POST /tenants/${tenantId}/subscription/resume`;
    const { user } = await open({ ...billingAnswers(cancelled), [route]: ok(sampleBilling()) });
    await user.click(await screen.findByRole('button', { name: 'Resume subscription' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Resume subscription' }));
    expect(await screen.findByText('The subscription continues')).toBeDefined();
    expect(await screen.findByText('Next invoice')).toBeDefined();
  });

  it('can be undone while a transfer is pending', async () => {
    const order = { invoices: [openProforma], payments: [awaitedTransfer({ kind: 'change' })] };
    const ending = { cancels: true, next_invoice: null } as const;
    const answers = billingAnswers(billingWith(ending, { allowed_actions: ['change_plan', 'resume'], ...order }));
    const { user } = await open(answers);
    expect(await screen.findByText(/waiting for your transfer/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Resume subscription' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toMatch(/continues after 03\.09\.2027 and renews on that day\./);
  });

  it('ends an unpaid subscription at once after its period', async () => {
    const overdue = billingWith({ state: 'overdue' }, { allowed_actions: ['change_plan', 'pay', 'cancel'] });
    const ended = billingWith({ state: 'cancelled', next_invoice: null }, { allowed_actions: ['change_plan', 'pay'] });
    const route = `POST /tenants/${tenantId}/subscription/cancel`;
    const { user } = await open({ ...billingAnswers(overdue), [route]: ok(ended) });
    expect(
      await screen.findByText(/renewal is not paid\. If you cancel, the company CRM becomes read-only/),
    ).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(
      'becomes read-only right away. Nothing is deleted. You do not have to pay the renewal. You can pay for a plan at any time.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText('The subscription has ended')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
  });

  it('ends a first plan at once that was never paid', async () => {
    const first = billingWith(
      { state: 'overdue', period: null },
      { allowed_actions: ['change_plan', 'pay', 'cancel'] },
    );
    const { user } = await open(billingAnswers(first));
    const words =
      'The plan is not paid. If you cancel, the company CRM becomes read-only right away. Nothing is deleted.';
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByText(/renewal is not paid/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
    expect((await screen.findByRole('alertdialog')).textContent).not.toContain('renewal');
  });

  it('names what becomes void and what still has to be paid', async () => {
    const payments = [
      awaitedTransfer({ kind: 'renewal' }),
      awaitedTransfer({ id: draftId, kind: 'change', proforma: { id: draftId, number: 'PR-2026-42' } }),
      awaitedTransfer({ id: tenantId, kind: 'correction', amount: 2200, received: 200 }),
    ];
    const { user } = await open(billingAnswers(sampleBilling({ payments })));
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const words = (await screen.findByRole('alertdialog')).textContent.replaceAll('\u00A0', ' ');
    expect(words).toContain(
      'Pro-forma invoice PR-2026-41 becomes void: do not pay it.The plan change that you ordered is not cancelled. If you no longer want it, cancel the order too and do not pay pro-forma invoice PR-2026-42.The unpaid invoice of 20,00 € still has to be paid.',
    );
  });

  it('reports a failure', async () => {
    const route = `POST /tenants/${tenantId}/subscription/cancel`;
    const { user } = await open({ ...billingAnswers(), [route]: problem(409, { message: 'A payment is under way.' }) });
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel subscription' }),
    );
    expect(await screen.findByText('The subscription could not be cancelled')).toBeDefined();
    expect(screen.getByText('A payment is under way.')).toBeDefined();
  });
});

describe('billing notices', () => {
  const owner = { allowed_actions: ['change_plan', 'pay'] };
  const plan = selectionOf();

  const overdue = {
    state: 'overdue',
    next_try_at: '2027-09-06T09:00:00.000Z',
    read_only_at: '2027-09-17T09:00:00.000Z',
  } as const;
  const owedInvoice = {
    invoices: [{ ...openProforma, kind: 'invoice' as const, due_on: '2026-12-16' }],
    payments: [awaitedTransfer({ kind: 'correction' })],
  };
  function orderOf(kind: 'change' | 'renewal') {
    return { invoices: [openProforma], payments: [awaitedTransfer({ kind })] };
  }
  function selectionOf() {
    const { selection } = paidSubscription();
    if (selection === null) throw new Error('The sample has a plan');
    return selection;
  }

  it.each([
    [
      'the end of the trial, at midnight in Ljubljana',
      sampleBilling({
        subscription: trialSubscription({ state: 'trial_ended', trial_ends_at: '2026-11-29T23:00:00.000Z' }),
        ...owner,
      }),
      /The free trial ended on 30\.11\.2026.*read-only until you pay for a plan/,
      { role: 'link', name: 'Choose a plan' },
    ],
    [
      'a pending transfer for a change, until which the current plan continues',
      billingWith({}, { ...owner, ...orderOf('change') }),
      /waiting for your transfer of 1\.854,20 €.*Until then, your current plan continues\. ?Pro-forma invoice PR-2026-41 is valid until 03\.12\.2100/,
      { role: 'button', name: 'Download pro-forma invoice' },
    ],
    [
      'a pending transfer for a plan, until which the free trial continues',
      sampleBilling({ subscription: trialSubscription(), ...owner, ...orderOf('change') }),
      /waiting for your transfer of 1\.854,20 €.*Until then, the free trial continues/,
      { role: 'button', name: 'Download pro-forma invoice' },
    ],
    [
      'a pending transfer for a renewal',
      billingWith({}, { ...owner, ...orderOf('renewal') }),
      /Your transfer renews the plan\. If it does not arrive, the company CRM becomes read-only until the plan is paid/,
      { role: 'button', name: 'Download pro-forma invoice' },
    ],
    [
      'an overdue renewal beside its pending transfer, which needs no card',
      billingWith({ ...overdue, overdue_reason: 'no_card' }, { ...owner, ...orderOf('renewal') }),
      /^The renewal is not paid yet ?If the renewal is not paid before 17\.09\.2027, the company CRM becomes read-only/,
      { role: 'link', name: 'Pay now' },
    ],
    [
      'a pending transfer while the company CRM is read-only',
      billingWith({ state: 'unpaid' }, { allowed_actions: [], ...orderOf('change') }),
      /waiting for your transfer of 1\.854,20 €.*The company CRM is read-only until we receive it/,
      { role: 'button', name: 'Download pro-forma invoice' },
    ],
    [
      'an overdue renewal with the decline reason of its card',
      billingWith({ ...overdue, overdue_reason: 'expired_card' }, owner),
      /could not be paid ?Declined: card has expired\. Change the card ?We charge the card again on 06\.09\.2027\. If the renewal is not paid before 17/,
      { role: 'link', name: 'Change the card' },
    ],
    [
      'an overdue renewal without a card',
      billingWith({ ...overdue, overdue_reason: 'no_card' }, owner),
      /There is no card that we can charge\. Add a card ?We try the payment again on 06\.09\.2027/,
      { role: 'link', name: 'Add a card' },
    ],
    [
      'an overdue renewal with undetermined VAT',
      billingWith({ ...overdue, overdue_reason: 'vat_undetermined' }, owner),
      /cannot determine the VAT from the country and the VAT number\. Correct country and VAT number ?We try the payment again on 06\.09\.2027/,
      { role: 'link', name: 'Correct country and VAT number' },
    ],
    [
      'an overdue renewal whose cause is fixed',
      billingWith(overdue, { ...owner, payments: sampleBilling().payments }),
      /could not be paid ?We try the payment again on 06\.09\.2027/,
      { role: 'link', name: 'Pay now' },
    ],
    [
      'a new plan whose authorised amount could not be captured',
      billingWith({ ...overdue, period: null, next_try_at: null }, owner),
      /The plan is not paid yet.*Your card was declined when we tried to charge the reserved amount.*If the plan is not paid before 17\.09\.2027/,
      { role: 'link', name: 'Pay now' },
    ],
    [
      'an owed invoice',
      billingWith({}, { ...owner, ...owedInvoice }),
      /Still to be paid: 1\.854,20 €The invoice costs more.*Please pay invoice PR-2026-41 by 16\.12\.2026\./,
      { role: 'button', name: 'Download invoice' },
    ],
    [
      'an owed invoice that is past due, beside what is owed',
      billingWith({ ...overdue, next_try_at: null, overdue_reason: 'invoice_unpaid' }, { ...owner, ...owedInvoice }),
      /Still to be paid/,
      { role: 'button', name: 'Download invoice' },
    ],
    [
      'an unpaid subscription',
      billingWith({ state: 'unpaid' }, owner),
      /is read-only/,
      { role: 'link', name: 'Pay now' },
    ],
    [
      'an ended subscription',
      billingWith({ state: 'cancelled' }, owner),
      /ended on 03\.09\.2027/,
      { role: 'link', name: 'Pay now' },
    ],
    [
      'a planned change',
      billingWith({ planned: { ...plan, cycle: 'monthly', licences: 1, assets: 2 } }, owner),
      /changes on 03\.09\.2027From then on: 1 licence, 3 modules, 2 assets, monthly\./,
      { role: 'link', name: 'Show' },
    ],
  ] as const)(
    'show on the details and on Billing %s, with the next step',
    async (_, billing, words, { role, name }) => {
      for (const path of [details, address]) {
        await open(billingAnswers(billing), path);
        const [action] = await screen.findAllByRole(role, { name });
        const banner = action?.closest('.a-banner')?.textContent ?? document.querySelector('.a-banner')?.textContent;
        expect(banner?.replaceAll('\u00A0', ' ')).toMatch(words);
        document.body.replaceChildren();
      }
    },
  );
});

it('warns once that the company CRM becomes read-only when an overdue renewal waits for its transfer', async () => {
  const renewal = { invoices: [openProforma], payments: [awaitedTransfer({ kind: 'renewal' })] };
  await open(billingAnswers(billingWith({ state: 'overdue', read_only_at: '2027-09-17T09:00:00.000Z' }, renewal)));
  expect(await screen.findByText('Your transfer pays for the plan.')).toBeDefined();
  expect(screen.getAllByText(/the company CRM becomes read-only\. Nothing/)).toHaveLength(1);
});

describe('removing the last card', () => {
  const before = 'No other card is saved. To renew by card, add another one before the renewal.';
  const unpaid = 'No other card is saved. The renewal stays unpaid until you add one or pay by bank transfer.';
  it.each([
    ['before the renewal', {}, before],
    ['while the renewal is overdue', { state: 'overdue' }, unpaid],
    ['of a cancelled subscription', { cancels: true }, null],
  ] as const)('says what it leads to %s', async (_, subscription, words) => {
    const [last] = sampleMethods().data;
    if (last === undefined) throw new Error('The sample has a card');
    const { user } = await open({
      ...billingAnswers(billingWith(subscription)),
      [methodsRoute]: ok(sampleMethods({ data: [last] })),
    });
    await user.click(await screen.findByRole('button', { name: `Actions for the card ending in ${last.last4}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove card' }));
    const shown = (await screen.findByRole('alertdialog')).textContent;
    expect(shown).toContain('We stop charging this card. You can add it again at any time.');
    if (words === null) expect(shown).not.toContain('No other card');
    else expect(shown).toContain(words);
  });
});

describe('the billing card of the details', () => {
  it('shows plan, next invoice, card and newest invoices with a link to Billing', async () => {
    await open(billingAnswers(), details);
    await screen.findByRole('link', { name: 'Change plan' });
    const shown = (await card('Billing')).textContent.replaceAll('\u00A0', ' ');
    for (const words of ['14, 11 in use', '3.721,00 €', 'ends in 4242, 08/28', '14.10.2026, P1-B1-118411,53 €'])
      await waitFor(async () => expect((await card('Billing')).textContent.replaceAll('\u00A0', ' ')).toContain(words));
    expect(shown).not.toContain('P1-B1-97');
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(`${address}#methods`);
    expect(screen.getByRole('link', { name: 'Invoices, payments and credit' }).getAttribute('href')).toBe(address);
  });

  it('shows the end of the trial, at midnight in Ljubljana, with a link to plans', async () => {
    const subscription = trialSubscription({ trial_ends_at: '2026-11-29T23:00:00.000Z' });
    await open(billingAnswers(sampleBilling({ subscription, invoices: [] })), details);
    const link = await screen.findByRole('link', { name: 'Choose a plan' });
    expect(link.getAttribute('href')).toBe(`${details}/plan`);
    expect((await card('Billing')).textContent).toContain('Ends on30.11.2026Days left9');
  });

  it('shows no date of the next invoice while the plan is unpaid, and links to Billing', async () => {
    const unpaid = billingWith({ state: 'unpaid', next_invoice: null }, { allowed_actions: ['change_plan', 'pay'] });
    await open(billingAnswers(unpaid), details);
    await screen.findByText('Comes when the plan is paid.');
    const link = within(await card('Billing')).getByRole('link', { name: 'Pay now' });
    expect(link.getAttribute('href')).toBe(`${details}/plan`);
  });

  it('says that there is no subscription', async () => {
    await open(billingAnswers(sampleBilling({ subscription: null, invoices: [], allowed_actions: [] })), details);
    expect(await screen.findByText('There is no subscription.')).toBeDefined();
  });
});
