import { awaitedTransfer, billingWith, draftId, openProforma, tenantId } from '@atrium/api-client/testing/samples';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { billingAnswers } from '../../../testing/billing-answers';
import { openPage } from '../../../testing/open-page';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const open = (billing: ReturnType<typeof billingWith>) =>
  openPage(`/tenants/details/${tenantId}/billing`, { answers: billingAnswers(billing) });

describe('the notice of a pending transfer', () => {
  it('asks for what is missing once a part was received', async () => {
    const payments = [awaitedTransfer({ kind: 'change', received: 100_000 })];
    await open(billingWith({}, { invoices: [openProforma], payments }));
    const notice = (await screen.findByText(/^We are waiting for your transfer/)).closest('[role="status"]');
    expect(plain(notice?.textContent)).toMatch(
      /^We are waiting for your transfer of 854,20 €We have received 1\.000,00 € of 1\.854,20 € so far\.What you ordered begins once we receive the rest\./,
    );
  });

  it('asks for nothing once all of it was received, and says why the order is still pending', async () => {
    const payments = [awaitedTransfer({ kind: 'change', received: 185_420 })];
    await open(billingWith({}, { invoices: [openProforma], payments }));
    const notice = (await screen.findByText(/^We have received your transfer of/)).closest('[role="status"]');
    expect(plain(notice?.textContent)).toMatch(
      /^We have received your transfer of 1\.854,20 €A card payment is in progress/,
    );
    expect(screen.queryByText(/waiting for your transfer|Transfer pending/)).toBeNull();
    expect(screen.getAllByText('Transfer received')).not.toEqual([]);
  });

  it('asks for no payment after the last valid day, and says what becomes of the transfer', async () => {
    const invoices = [{ ...openProforma, due_on: '2020-01-15' }];
    await open(billingWith({}, { invoices, payments: [awaitedTransfer({ kind: 'change', received: 100_000 })] }));
    const title = await screen.findByText('Pro-forma invoice PR-2026-41 has expired');
    expect(plain(title.closest('[role="status"]')?.textContent)).toMatch(
      /has expiredWe have received 1\.000,00 € of 1\.854,20 € so far\.Do not pay it now: it was valid until 15\.01\.2020\. If your transfer reached our bank by then, we still record it\. A later one becomes account credit\.If the rest did not arrive in time, the 1\.000,00 € becomes account credit\./,
    );
    expect(screen.queryByText(/We are waiting for your transfer/)).toBeNull();
  });

  it('still asks for the payment of a renewal after its last valid day', async () => {
    const invoices = [{ ...openProforma, due_on: '2020-01-15' }];
    const payments = [awaitedTransfer({ kind: 'renewal', accepts_late_transfer: true })];
    await open(billingWith({ state: 'unpaid' }, { invoices, payments }));
    expect(await screen.findByText(/^We are waiting for your transfer of/)).toBeDefined();
    expect(screen.getByText(/^We are waiting for your transfer\..* If you pay by card instead/)).toBeDefined();
    expect(screen.queryByText(/Do not pay it now|Pay for a plan/)).toBeNull();
  });

  it('asks for no payment of a read-only plan that was ordered again after the last valid day', async () => {
    const invoices = [{ ...openProforma, due_on: '2020-01-15' }];
    await open(billingWith({ state: 'unpaid' }, { invoices, payments: [awaitedTransfer({ kind: 'renewal' })] }));
    expect(await screen.findByText('Pro-forma invoice PR-2026-41 has expired')).toBeDefined();
    expect(screen.getByText(/^Do not pay it now/)).toBeDefined();
    expect(screen.getByText(/Pay for a plan to edit the company CRM again/)).toBeDefined();
    expect(screen.queryByText(/^We are waiting for your transfer/)).toBeNull();
  });

  it('names the pro-forma invoice of its own payment, also if two ask for the same amount', async () => {
    const renewal = { ...openProforma, id: draftId, number: 'PR-2026-42' };
    const payments = [
      awaitedTransfer({ id: draftId, kind: 'renewal', proforma: { id: renewal.id, number: renewal.number } }),
      awaitedTransfer({ kind: 'change' }),
    ];
    await open(billingWith({}, { invoices: [renewal, openProforma], payments }));
    const [ofRenewal, ofChange] = await screen.findAllByText(/^We are waiting for your transfer/);
    const noticeOf = (title: HTMLElement | undefined) =>
      within(title?.closest('[role="status"]') as HTMLElement).getByText(/^Pro-forma invoice/).textContent;
    expect(noticeOf(ofRenewal)).toContain('PR-2026-42');
    expect(noticeOf(ofChange)).toContain('PR-2026-41');
  });
});

it('says of a transfer that ended how much of it was received and became account credit', async () => {
  const payments = [awaitedTransfer({ kind: 'change', state: 'credited' })];
  const posted = { at: '2026-11-21T09:00:00.000Z', kind: 'payment', paid_on: null } as const;
  const entries = [
    { ...posted, id: draftId, amount: 50_000, balance: 70_000, invoice_number: 'P1-B1-118' },
    { ...posted, id: tenantId, amount: 20_000, balance: 20_000, invoice_number: openProforma.number },
  ];
  await open(billingWith({}, { invoices: [{ ...openProforma, is_void: true }], payments, entries }));
  const table = await screen.findByRole('table', { name: 'Payments' });
  expect(plain(table.textContent)).toContain('Cancelled; 200,00 € became account credit');
});

describe('the status of a pro-forma invoice', () => {
  it('is paid once its transfer was recorded', async () => {
    const payments = [awaitedTransfer({ kind: 'change', state: 'captured' })];
    await open(billingWith({}, { invoices: [openProforma], payments }));
    const table = await screen.findByRole('table', { name: 'Invoices' });
    expect(within(table).getAllByText('Paid. Do not pay it again.')).not.toEqual([]);
  });

  it.each([
    ['has expired for an order', { kind: 'change' }, 'Expired on 15.01.2020. Do not pay it.'],
    [
      'was due for a renewal, which a late transfer still pays',
      { kind: 'renewal', accepts_late_transfer: true },
      'Was due on 15.01.2020',
    ],
  ] as const)('%s after its last valid day', async (_, payment, words) => {
    const invoices = [{ ...openProforma, due_on: '2020-01-15' }];
    await open(billingWith({}, { invoices, payments: [awaitedTransfer(payment)] }));
    const table = await screen.findByRole('table', { name: 'Invoices' });
    expect(within(table).getAllByText(words)).not.toEqual([]);
  });
});
