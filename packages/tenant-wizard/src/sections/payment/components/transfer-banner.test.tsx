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
      /^We are waiting for your transfer of 854,20 €We have received 1\.000,00 € of 1\.854,20 € so far\./,
    );
  });

  it('says what becomes of a transfer after the last valid day', async () => {
    const invoices = [{ ...openProforma, due_on: '2020-01-15' }];
    await open(billingWith({}, { invoices, payments: [awaitedTransfer({ kind: 'change' })] }));
    const notice = await screen.findByText(/was valid until 15\.01\.2020\. If your transfer reached our bank by then/);
    expect(notice.textContent).toMatch(/A later one becomes account credit\.$/);
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

it('says of a transfer that ended that its money became account credit', async () => {
  const payments = [awaitedTransfer({ kind: 'change', state: 'credited' })];
  await open(billingWith({}, { invoices: [{ ...openProforma, is_void: true }], payments }));
  const table = await screen.findByRole('table', { name: 'Payments' });
  expect(within(table).getAllByText('Became account credit')).not.toEqual([]);
});

describe('the status of a pro-forma invoice', () => {
  it('is paid once its transfer was recorded', async () => {
    const payments = [awaitedTransfer({ kind: 'change', state: 'captured' })];
    await open(billingWith({}, { invoices: [openProforma], payments }));
    const table = await screen.findByRole('table', { name: 'Invoices' });
    expect(within(table).getAllByText('Paid. Do not pay it again.')).not.toEqual([]);
  });
});
