import type { SubscriptionSummary } from '@atrium/api-client/contract';
import { sampleAdministrator, sampleSubscriptions, sampleTransfer } from '@atrium/api-client/testing/samples';
import { ok, okPage, stubService, type StubAnswers } from '@atrium/api-client/testing/stub';
import { conflictMessages } from '@atrium/forms/conflict';
import { I18nProvider, type Language } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { startI18nForTests } from '@atrium/i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { backOfficeMessages } from '../../components/messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { subscriptionsMessages } from '../messages';
import { recordPayoutCall, recordTransferCall } from '../testing/transfer-calls';

const list = 'GET /subscriptions';
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

/** The subscriptions; the pending transfer of one of them has other values. */
const withTransfer = (change: Partial<SubscriptionSummary['transfers'][number]>): readonly SubscriptionSummary[] =>
  sampleSubscriptions.map((row) => ({
    ...row,
    transfers: row.transfers.map((transfer) => ({ ...transfer, ...change })),
  }));
const withReceived = (received: number) => withTransfer({ received });
const withPart = withReceived(5000);
const inFull = withReceived(sampleTransfer.amount);

async function open(
  rows: readonly SubscriptionSummary[],
  answers: StubAnswers = {},
  { query = '', language = 'en' }: { query?: string; language?: Language } = {},
) {
  const messages = [backOfficeMessages, conflictMessages, subscriptionsMessages, listMessages];
  const i18n = await startI18nForTests({ messages, language });
  const service = stubService({ [list]: okPage(rows), ...answers });
  render(
    <I18nProvider i18n={i18n}>
      <BackOfficeScreen path={`/administration/subscriptions${query}`} service={service} user={sampleAdministrator} />
    </I18nProvider>,
  );
  return { user: userEvent.setup(), calls: service.calls };
}

async function openDialog(rows: readonly SubscriptionSummary[], answers: StubAnswers = {}) {
  const opened = await open(rows, answers);
  await opened.user.click(await screen.findByRole('button', { name: 'Actions for Cvetje Žan' }));
  await opened.user.click(await screen.findByRole('menuitem', { name: /^Record transfer/ }));
  return { ...opened, dialog: await screen.findByRole('dialog') };
}

async function record({ user, dialog }: Awaited<ReturnType<typeof openDialog>>, amount: string) {
  await user.type(within(dialog).getByRole('textbox', { name: /Amount received/ }), amount);
  await user.click(within(dialog).getByRole('button', { name: 'Record transfer' }));
}

beforeEach(() => sessionStorage.clear());

describe('a pending transfer in the list', () => {
  it('shows what is missing once a part was received', async () => {
    await open(withPart);
    const row = within(await screen.findByRole('row', { name: /Cvetje Žan/ }));
    expect(plain(row.getByText(/^transfer pending/).textContent)).toBe('transfer pending: SPLET-P1-1, 42,72 € missing');
  });

  it('shows that its order is still pending once all of it was received', async () => {
    const { dialog } = await openDialog(inFull);
    const row = within(screen.getByRole('row', { name: /Cvetje Žan/, hidden: true }));
    expect(row.getByText('transfer received, order pending: SPLET-P1-1')).toBeDefined();
    expect(plain(dialog.textContent)).toContain('We have received 92,72 € for pro-forma invoice SPLET-P1-1');
    expect(plain(dialog.textContent)).toContain('required data is missing or a card payment is in progress');
  });

  it('is named by its whole amount in the menu once all of it was received', async () => {
    const { user } = await open(inFull);
    await user.click(await screen.findByRole('button', { name: 'Actions for Cvetje Žan' }));
    const item = await screen.findByRole('menuitem', { name: /^Record transfer/ });
    expect(plain(item.textContent)).toContain('92,72 €, pro-forma invoice SPLET-P1-1');
  });

  it('can be listed alone', async () => {
    const { calls } = await open(withPart, {}, { query: '?has_pending_transfer=true' });
    expect(await screen.findByText('Pending')).toBeDefined();
    expect(calls.find(({ route }) => route === list)?.query.get('filter[has_pending_transfer]')).toBe('true');
  });
});

describe('recording a pending transfer', () => {
  const lateWords =
    'If the day of the bank statement is later, the amount becomes account credit, unless it pays for a renewal.';

  it('says how long the pro-forma invoice is valid, and what was received so far', async () => {
    const { dialog } = await openDialog(withTransfer({ received: 5000, due_on: '2999-01-02' }));
    const words = plain(dialog.textContent);
    expect(words).toContain('We have received 50,00 € so far; 42,72 € is missing.');
    expect(words).toContain(`The pro-forma invoice is valid until 02.01.2999. ${lateWords}`);
  });

  it('says that the pro-forma invoice is no longer valid after its last day', async () => {
    const { dialog } = await openDialog(withTransfer({ due_on: '2026-01-02' }));
    expect(plain(dialog.textContent)).toContain(`The pro-forma invoice was valid until 02.01.2026. ${lateWords}`);
  });

  it('says in a second paragraph what recording it does', async () => {
    const { dialog } = await openDialog(withPart);
    const effect = within(dialog).getByText(/^Once all of it is received/);
    expect(effect.textContent).toBe(
      'Once all of it is received, the order or renewal is carried out and the customer gets the invoice. ' +
        'If the amount is too small, we wait for the rest. Anything above it becomes account credit.',
    );
  });

  it('names neither a last day nor an order for an owed invoice', async () => {
    const { dialog } = await openDialog(withTransfer({ is_invoice: true }));
    const words = plain(dialog.textContent);
    expect(words).toContain('92,72 € for invoice SPLET-P1-1 of Cvetje Žan.');
    expect(words).toContain('If the amount is too small, we wait for the rest.');
    expect(words).not.toMatch(/valid until|order|pro-forma/);
  });

  it('says that the rest is still pending', async () => {
    const partly = ok({ state: 'awaiting_transfer', received: 6000 });
    await record(await openDialog(withPart, { [recordTransferCall]: partly }), '10');
    await screen.findByText(`The transfer for ${sampleTransfer.number} was recorded, and the rest is still pending`);
  });

  it('says that the order is still pending', async () => {
    const waiting = ok({ state: 'awaiting_transfer', received: sampleTransfer.amount });
    await record(await openDialog(withPart, { [recordTransferCall]: waiting }), '42,72');
    await screen.findByText(`The transfer for ${sampleTransfer.number} was recorded, and the order is still pending`);
  });

  it('says that it became account credit if it did not count', async () => {
    const late = ok({ state: 'awaiting_transfer', received: 5000 });
    await record(await openDialog(withPart, { [recordTransferCall]: late }), '42,72');
    await screen.findByText(`The transfer for ${sampleTransfer.number} was recorded and became account credit`);
  });
});

describe('cancelling a pending transfer', () => {
  it('does not speak of waiting once all of it was received', async () => {
    const { user } = await open(inFull);
    await user.click(await screen.findByRole('button', { name: 'Actions for Cvetje Žan' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Cancel transfer/ }));
    const words = plain((await screen.findByRole('alertdialog')).textContent);
    expect(words).toContain('Pro-forma invoice SPLET-P1-1 of Cvetje Žan becomes void');
    expect(words).toContain('The amount received, 92,72 €, becomes account credit.');
    expect(words).not.toContain('We stop waiting');
  });

  it.each([
    ['says what becomes account credit once a part was received', withPart, true],
    ['does not mention account credit before anything was received', sampleSubscriptions, false],
  ] as const)('%s', async (_, rows, mentionsCredit) => {
    const { user } = await open(rows);
    await user.click(await screen.findByRole('button', { name: 'Actions for Cvetje Žan' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Cancel transfer/ }));
    const words = plain((await screen.findByRole('alertdialog')).textContent);
    expect(words).toContain(
      `We stop waiting for the transfer of ${mentionsCredit ? '42,72' : '92,72'} € for Cvetje Žan.`,
    );
    expect(words).toContain('If it pays for a renewal, the renewal stays unpaid.');
    expect(words).not.toContain('Nothing else changes');
    expect(words.includes('The amount received so far, 50,00 €, becomes account credit.')).toBe(mentionsCredit);
    expect(words.includes('account credit')).toBe(mentionsCredit);
  });
});

describe('reserved account credit', () => {
  const withReserved = (credit: number, reserved: number): readonly SubscriptionSummary[] =>
    sampleSubscriptions.map((row) => (row.state === 'closed' ? { ...row, credit, credit_reserved: reserved } : row));
  const menu = { name: 'Actions for Iskra' };

  it('is shown beside the credit, and only the rest can be paid out', async () => {
    const { user } = await open(withReserved(9272, 4272));
    const row = await screen.findByRole('row', { name: /Iskra/ });
    expect(plain(row.textContent)).toMatch(/account credit 92,72 €.*42,72 € of it reserved/);
    await user.click(screen.getByRole('button', menu));
    const item = await screen.findByRole('menuitem', { name: /^Record payout/ });
    expect(plain(item.textContent)).toContain('50,00 €');
    await user.click(item);
    const words = plain((await screen.findByRole('dialog')).textContent);
    expect(words).toContain('Iskra has 50,00 € of account credit that can be paid out.');
    expect(words).toContain('The rest of the credit (42,72 €) is reserved for payments that are not complete yet.');
  });

  it('needs no confirmation for a payout of all that is free', async () => {
    const payout = recordPayoutCall;
    const { user, calls } = await open(withReserved(9272, 4272), { [payout]: ok({}) });
    await user.click(await screen.findByRole('button', menu));
    await user.click(await screen.findByRole('menuitem', { name: /^Record payout/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Amount sent/ }), '50');
    await user.click(dialog.getByRole('button', { name: 'Record payout' }));
    await screen.findByText(/^The payout of/);
    expect(calls.find(({ route }) => route === payout)?.body).toMatchObject({ amount: '5000' });
  });

  it('offers no payout if nothing is free', async () => {
    await open(withReserved(9272, 9272));
    expect(plain((await screen.findByRole('row', { name: /Iskra/ })).textContent)).toContain('92,72 € of it reserved');
    expect(screen.queryByRole('button', menu)).toBeNull();
  });

  it('is shown in Slovenian', async () => {
    await open(withReserved(9272, 4272), {}, { language: 'sl' });
    const row = await screen.findByRole('row', { name: /Iskra/ });
    expect(plain(row.textContent)).toMatch(/dobroimetje 92,72 €.*od tega rezervirano 42,72 €/);
  });
});
