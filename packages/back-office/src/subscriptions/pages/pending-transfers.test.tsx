import type { SubscriptionSummary } from '@atrium/api-client/contract';
import { sampleAdministrator, sampleSubscriptions, sampleTransfer } from '@atrium/api-client/testing/samples';
import { ok, okPage, stubService, type StubAnswers } from '@atrium/api-client/testing/stub';
import { conflictMessages } from '@atrium/forms/conflict';
import { I18nProvider } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { startI18nForTests } from '@atrium/i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { backOfficeMessages } from '../../components/messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { subscriptionsMessages } from '../messages';
import { recordTransferCall } from '../testing/transfer-calls';

const list = 'GET /subscriptions';
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

/** The subscriptions, one of which has received an amount of its pending transfer. */
const withReceived = (received: number): readonly SubscriptionSummary[] =>
  sampleSubscriptions.map((row) => ({
    ...row,
    transfers: row.transfers.map((transfer) => ({ ...transfer, received })),
  }));
const withPart = withReceived(5000);
const inFull = withReceived(sampleTransfer.amount);

async function open(rows: readonly SubscriptionSummary[], answers: StubAnswers = {}, query = '') {
  const messages = [backOfficeMessages, conflictMessages, subscriptionsMessages, listMessages];
  const i18n = await startI18nForTests({ messages, language: 'en' });
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
    const { calls } = await open(withPart, {}, '?has_pending_transfer=true');
    expect(await screen.findByText('Pending')).toBeDefined();
    expect(calls.find(({ route }) => route === list)?.query.get('filter[has_pending_transfer]')).toBe('true');
  });
});

describe('recording a pending transfer', () => {
  it('says how long the pro-forma invoice is valid, and what was received so far', async () => {
    const { dialog } = await openDialog(withPart);
    const words = plain(dialog.textContent);
    expect(words).toContain('We have received 50,00 € so far; 42,72 € is missing.');
    expect(words).toContain('It is valid until 29.11.2026; the day of the bank statement decides.');
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
    expect(words).toContain('Nothing else changes.');
    expect(words.includes('The amount received so far, 50,00 €, becomes account credit.')).toBe(mentionsCredit);
    expect(words.includes('account credit')).toBe(mentionsCredit);
  });
});
