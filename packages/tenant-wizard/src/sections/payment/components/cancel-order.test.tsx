import type { Payment, Tenant } from '@atrium/api-client/contract';
import {
  awaitedTransfer,
  billingWith,
  draftBilling,
  draftId,
  openProforma,
  sampleTenant,
  tenantId,
  trialSubscription,
} from '@atrium/api-client/testing/samples';
import { ok, problem, type StubAnswers } from '@atrium/api-client/testing/stub';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { billingAnswers } from '../../../testing/billing-answers';
import { openPage } from '../../../testing/open-page';
import { billingRoute as draftBillingRoute, payAnswers, refreshRoute } from '../../../testing/pay-answers';

const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');
const cancelRoute = (id: string, { id: payment }: Payment) => `POST /tenants/${id}/payments/${payment}/give-up`;
const cancelButton = () => screen.findByRole('button', { name: 'Cancel order' });

/** Billing of a running plan whose change waits for this transfer, until it is cancelled. */
function withPendingChange(payment = awaitedTransfer({ kind: 'change' })): StubAnswers {
  const invoices = [openProforma];
  const pending = billingWith({}, { invoices, payments: [payment] });
  const cancelled = billingWith(
    {},
    { invoices: [{ ...openProforma, is_void: true }], payments: [{ ...payment, state: 'voided' }] },
  );
  let isCancelled = false;
  return {
    ...billingAnswers(pending),
    [`GET /tenants/${tenantId}/billing`]: () => ok(isCancelled ? cancelled : pending),
    [cancelRoute(tenantId, payment)]: () => {
      isCancelled = true;
      return ok({ ...payment, state: 'voided' });
    },
  };
}

const openBilling = (answers: StubAnswers) => openPage(`/tenants/details/${tenantId}/billing`, { answers });

async function ask(answers: StubAnswers) {
  const page = await openBilling(answers);
  await page.user.click(await cancelButton());
  return { ...page, dialog: await screen.findByRole('alertdialog', { name: 'Cancel the order' }) };
}

describe('cancelling an order', () => {
  it('voids its pro-forma invoice after a confirmation that says what happens to plan and money', async () => {
    const payment = awaitedTransfer({ kind: 'change' });
    const { user, calls, dialog } = await ask(withPendingChange(payment));
    expect(plain(dialog.textContent)).toContain(
      'Pro-forma invoice PR-2026-41 becomes void: do not pay it.What you ordered does not begin, and your current plan continues.If you have already sent the transfer, we add it to your account credit when it arrives.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('The order is cancelled. Do not pay pro-forma invoice PR-2026-41.')).toBeDefined();
    expect(screen.queryByText(/^We are waiting for your transfer/)).toBeNull();
    expect(screen.getAllByText('Void')).not.toEqual([]);
    expect(calls.filter(({ route }) => route === cancelRoute(tenantId, payment))).toHaveLength(1);
  });

  it('keeps the order without the confirmation', async () => {
    const { user, calls, dialog } = await ask(withPendingChange());
    await user.click(within(dialog).getByRole('button', { name: 'Keep order' }));
    expect(screen.getByText(/^We are waiting for your transfer/)).toBeDefined();
    expect(calls.filter(({ route }) => route.endsWith('/give-up'))).toEqual([]);
  });

  it('says that a received part becomes account credit', async () => {
    const { dialog } = await ask(withPendingChange(awaitedTransfer({ kind: 'change', received: 100_000 })));
    expect(plain(dialog.textContent)).toContain('We add the 1.000,00 € that we have received to your account credit.');
  });

  it('says that the free trial continues', async () => {
    const trial = { subscription: trialSubscription(), invoices: [openProforma] };
    const payments = [awaitedTransfer({ kind: 'change' })];
    const { dialog } = await ask(billingAnswers({ ...billingWith({}), ...trial, payments }));
    expect(dialog.textContent).toContain('The plan does not begin, and the free trial continues.');
  });

  it('shows why an order could not be cancelled', async () => {
    const payment = awaitedTransfer({ kind: 'change' });
    const message = 'No bank transfer is pending here.';
    const refused = problem(409, { code: 'transfer_not_awaited', message });
    const { user, dialog } = await ask({ ...withPendingChange(payment), [cancelRoute(tenantId, payment)]: refused });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('The order could not be cancelled')).toBeDefined();
    expect(screen.getByText(message)).toBeDefined();
  });

  it.each<[string, Payment['kind'], Partial<Tenant>]>([
    ['other members', 'change', { role: 'manager' }],
    ['a renewal, which is left unpaid instead', 'renewal', {}],
  ])('is not offered to %s', async (_who, kind, tenant) => {
    await openBilling({
      ...withPendingChange(awaitedTransfer({ kind })),
      [`GET /tenants/${tenantId}`]: ok(sampleTenant({ subscription: null, ...tenant })),
    });
    await screen.findByRole('button', { name: 'Download pro-forma invoice' });
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
});

describe('cancelling the order of a draft', () => {
  /** The payment section of a draft that waits for this transfer, and the dialog that asks whether to cancel it. */
  async function askDraft(ordered: Payment) {
    const ended = { ...ordered, state: ordered.received > 0 ? 'credited' : 'voided' } as const;
    const given = { invoices: [{ ...openProforma, is_void: true }], payments: [ended] };
    let isCancelled = false;
    const { user } = await openPage(`/tenants/new/${draftId}/payment?payment=${ordered.id}`, {
      answers: {
        ...payAnswers(),
        [refreshRoute]: () => ok(isCancelled ? ended : ordered),
        [draftBillingRoute]: () =>
          ok(draftBilling(isCancelled ? given : { invoices: [openProforma], payments: [ordered] })),
        [cancelRoute(draftId, ordered)]: () => {
          isCancelled = true;
          return ok(ended);
        },
      },
    });
    await user.click(await cancelButton());
    return { user, dialog: await screen.findByRole('alertdialog') };
  }

  it('leaves the draft to be paid in another way, and does not speak of a charge', async () => {
    const { user, dialog } = await askDraft(awaitedTransfer());
    expect(dialog.textContent).toContain('The company CRM stays a draft.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText(/^The order is cancelled\./)).toBeDefined();
    expect(await screen.findByText('You have documents from an earlier attempt')).toBeDefined();
    expect(screen.queryByText(/You were not charged/)).toBeNull();
    expect(await screen.findByRole('button', { name: /^Pay / })).toBeDefined();
  });

  it('makes a transfer that was received in full account credit, and says nothing of one to come', async () => {
    const { user, dialog } = await askDraft(awaitedTransfer({ received: 185_420 }));
    const words = plain(dialog.textContent);
    expect(words).toContain('Pro-forma invoice PR-2026-41 becomes void.The company CRM stays a draft.');
    expect(words).toContain('We add the 1.854,20 € that we have received to your account credit.');
    expect(words).not.toMatch(/stop waiting|do not pay|already sent/);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    const done = 'The order is cancelled. 1.854,20 € is now account credit.';
    expect(await screen.findByText((title) => plain(title) === done)).toBeDefined();
  });
});
