import {
  sampleAdministrator,
  sampleConfig,
  sampleSubscriptions,
  sampleTransfer,
} from '@atrium/api-client/testing/samples';
import { ok, okPage, problem, stubService, type StubAnswers } from '@atrium/api-client/testing/stub';
import { conflictMessages } from '@atrium/forms/conflict';
import { I18nProvider, type Language } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { startI18nForTests } from '@atrium/i18n/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { backOfficeFeature } from '../../feature';
import { backOfficeMessages } from '../../components/messages';
import { sellersToday } from '../model/bank-statement.schema';
import { subscriptionsMessages } from '../messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { cancelTransferCall, recordPayoutCall, recordTransferCall } from '../testing/transfer-calls';

const list = 'GET /subscriptions';
const address = '/administration/subscriptions';
const closed = sampleSubscriptions.find(({ state }) => state === 'closed');

interface Opening {
  readonly path?: string;
  readonly answers?: StubAnswers;
  readonly language?: Language;
  readonly account?: typeof sampleAdministrator;
}

async function open({ path = address, answers = {}, language = 'en', account = sampleAdministrator }: Opening = {}) {
  const i18n = await startI18nForTests({
    messages: [backOfficeMessages, conflictMessages, subscriptionsMessages, listMessages],
    language,
  });
  const service = stubService({ [list]: okPage(sampleSubscriptions), ...answers });
  render(
    <I18nProvider i18n={i18n}>
      <BackOfficeScreen path={path} service={service} user={account} />
    </I18nProvider>,
  );
  const asked = () => service.calls.filter(({ route }) => route === list).map(({ query }) => query);
  const sent = (call = recordTransferCall) => service.calls.filter(({ route }) => route === call);
  return { user: userEvent.setup(), asked, sent };
}

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

beforeEach(() => sessionStorage.clear());

describe('the list of subscriptions', () => {
  it('shows status, plan, end of the period and monthly value', async () => {
    await open();
    const active = await rowOf('Cvetje Žan');
    expect(active.getByText('Active')).toBeDefined();
    expect(active.getByText('transfer pending: SPLET-P1-1')).toBeDefined();
    const cells = active.getAllByRole('cell').map(({ textContent }) => plain(textContent));
    expect(cells.slice(1, 7)).toEqual(['Ana Žagar', '2', '2', '20', '21.12.2026Monthly', '76,00 €']);
    expect((await rowOf('Elektro')).getByText('read-only from 29.11.2026')).toBeDefined();
    expect((await rowOf('Elektro')).getByText('next attempt 24.11.2026')).toBeDefined();
    expect(screen.getByText('Invoices paid by card are not fiscally verified yet')).toBeDefined();
  });

  it('shows the account credit of drafts and closed company CRMs', async () => {
    await open();
    const closed = await rowOf('Iskra');
    expect(closed.getByText('Closed')).toBeDefined();
    expect(plain(closed.getByText(/^account credit/).textContent)).toBe('account credit 92,72 €');
    expect((await rowOf('Hiša')).getByText('Draft')).toBeDefined();
  });

  it('warns while payments go through the sandbox', async () => {
    await open({ answers: { 'GET /config': ok({ ...sampleConfig, gateways: ['bank_transfer', 'sandbox'] }) } });
    expect(await screen.findByText('No money moves: payments go through the sandbox')).toBeDefined();
  });

  it('links to the company CRM if the user may view it', async () => {
    await open();
    const link = (await rowOf('Breza')).getByRole('link', { name: 'Breza' });
    expect(link.getAttribute('href')).toBe(`/tenants/details/${sampleSubscriptions[1]?.id}`);
    cleanup();
    await open({ account: userWith('view/subscriptions') });
    expect((await rowOf('Breza')).queryByRole('link')).toBeNull();
  });

  it('reads the view from the address, and restores it in the same tab', async () => {
    const path = `${address}?state=overdue&cycle=yearly&search=breza&sort=-monthly_value&page=2&state2=x`;
    const { asked } = await open({ path });
    await rowOf('Breza');
    const first = Object.fromEntries(asked()[0] ?? []);
    expect(first).toEqual({
      page: '2',
      per_page: '10',
      sort: '-monthly_value',
      search: 'breza',
      'filter[state]': 'overdue',
      'filter[cycle]': 'yearly',
    });
    cleanup();
    const again = await open();
    await rowOf('Breza');
    expect(Object.fromEntries(again.asked().at(-1) ?? [])).toEqual(first);
  });

  it('returns to the first page when the user sorts or searches', async () => {
    const { user, asked } = await open({ path: `${address}?page=2` });
    await user.click(await screen.findByRole('button', { name: 'Monthly value' }));
    await waitFor(() => expect(asked().at(-1)?.get('sort')).toBe('-monthly_value'));
    expect(asked().at(-1)?.get('page')).toBe('1');
    await user.type(screen.getByRole('searchbox'), 'ažman');
    await waitFor(() => expect(asked().at(-1)?.get('search')).toBe('ažman'));
  });

  it('clears the search when nothing matches', async () => {
    const { user, asked } = await open({ path: `${address}?search=xyz`, answers: { [list]: okPage([]) } });
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(asked().at(-1)?.has('search')).toBe(false));
  });

  it('shows which permission is missing', async () => {
    await open({ account: userWith('view/price-list') });
    expect(await screen.findByText('Ask an administrator for the permission view/subscriptions.')).toBeDefined();
    const link = backOfficeFeature.navigation.find(({ href }) => href === address);
    expect(link?.permission).toBe('view/subscriptions');
  });

  it('loads the list again on Retry', async () => {
    const answers = { [list]: [problem(500), okPage(sampleSubscriptions)] };
    const { user } = await open({ answers });
    await screen.findByText('The subscriptions could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await rowOf('Ažman');
  });

  it('shows the list in Slovenian', async () => {
    await open({ language: 'sl' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Naročnine' })).toBeDefined();
    expect((await rowOf('Cvetje Žan')).getByText('čaka na nakazilo: SPLET-P1-1')).toBeDefined();
  });
});

describe('a bank transfer', () => {
  const ask = async (opening: Opening = {}) => {
    const opened = await open(opening);
    await opened.user.click(await screen.findByRole('button', { name: 'Actions for Cvetje Žan' }));
    await opened.user.click(await screen.findByRole('menuitem', { name: /^Record transfer/ }));
    return { ...opened, dialog: within(await screen.findByRole('dialog')) };
  };
  const confirm = { name: 'Record transfer' };
  const amountOf = (dialog: Awaited<ReturnType<typeof ask>>['dialog']) =>
    dialog.getByRole('textbox', { name: /Amount received/ });

  it('can be recorded only while pending, by permitted users', async () => {
    const { user } = await open();
    await rowOf('Ažman');
    const menus = screen.getAllByRole('button', { name: /^Actions for/ });
    expect(menus).toHaveLength(
      sampleSubscriptions.filter(({ transfers, credit }) => transfers.length + credit > 0).length,
    );
    await user.click(screen.getByRole('button', { name: `Actions for ${closed?.title}` }));
    await screen.findByRole('menuitem', { name: /^Record payout/ });
    expect(screen.queryByRole('menuitem', { name: /^Record transfer/ })).toBeNull();
    cleanup();
    await open({ account: userWith('view/subscriptions') });
    await rowOf('Ažman');
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });

  const late = { ...sampleTransfer, payment_id: sampleSubscriptions[0]?.id ?? '', is_awaited: false };
  const lateCall = recordTransferCall.replace(sampleTransfer.payment_id, late.payment_id);
  const withLate = okPage(
    sampleSubscriptions.map((row) =>
      row.transfers.length === 0
        ? row
        : { ...row, transfers: [...row.transfers, { ...late, amount: 5000, number: 'SPLET-P1-7' }] },
    ),
  );

  it('can be recorded after it was cancelled; each transfer shows its amount and number', async () => {
    const { user, sent } = await open({ answers: { [list]: withLate, [lateCall]: ok({}) } });
    expect((await rowOf('Cvetje Žan')).getByText('transfer no longer expected: SPLET-P1-7')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Actions for Cvetje Žan' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => plain(textContent));
    expect(items).toEqual([
      'Record transfer 92,72 €, pro-forma invoice SPLET-P1-1',
      'Record transfer 50,00 €, pro-forma invoice SPLET-P1-7',
      'Cancel transfer 92,72 €, pro-forma invoice SPLET-P1-1',
    ]);
    await user.click(screen.getByRole('menuitem', { name: /SPLET-P1-7/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/becomes account credit/)).toBeDefined();
    await user.type(amountOf(dialog), '50');
    await user.click(dialog.getByRole('button', confirm));
    await waitFor(() => expect(sent(lateCall)).toHaveLength(1));
  });

  it('needs a confirmation if the amount differs', async () => {
    const words = '50,00 € was asked for, but 60,00 € is entered.';
    const unconfirmed = problem(422, { errors: { is_confirmed: [words] } });
    const { user, sent } = await open({
      answers: { [list]: withLate, [lateCall]: [unconfirmed, unconfirmed, ok({})] },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Cvetje Žan' }));
    await user.click(await screen.findByRole('menuitem', { name: /SPLET-P1-7/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(amountOf(dialog), '600');
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('button', confirm));
    await dialog.findByText(words);
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('checkbox', { name: /600,00/ })));
    await user.type(amountOf(dialog), '{Backspace}');
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('button', confirm));
    await user.click(await dialog.findByRole('checkbox', { name: /60,00/ }));
    expect(dialog.queryByText(words)).toBeNull();
    await user.click(dialog.getByRole('button', confirm));
    await screen.findByText('The transfer for SPLET-P1-7 was recorded and became account credit');
    expect(sent(lateCall).map(({ body }) => body)).toMatchObject([
      { amount: '60000', is_confirmed: 'false' },
      { amount: '6000', is_confirmed: 'false' },
      { amount: '6000', is_confirmed: 'true' },
    ]);
  });

  it('needs a confirmation if the same receipt is recorded again, until its reference changes', async () => {
    const words = 'This transfer is already recorded with the same day, amount and reference.';
    const repeated = problem(422, { errors: { is_confirmed: [words] } });
    const { user, dialog, sent } = await ask({ answers: { [recordTransferCall]: [repeated, ok({})] } });
    await user.type(amountOf(dialog), '92,72');
    await user.click(dialog.getByRole('button', confirm));
    await dialog.findByText(words);
    expect(dialog.getByRole('checkbox')).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: /^Reference/ }), ' SI00 41 ');
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('button', confirm));
    await screen.findByText('The transfer for SPLET-P1-1 was recorded');
    expect(sent()[1]?.body).toMatchObject({ amount: '9272', reference: 'SI00 41', is_confirmed: 'false' });
  });

  it('stays pending if too little is recorded', async () => {
    const partly = { state: 'awaiting_transfer', amount: 9272, received: 5000 };
    const unconfirmed = problem(422, { errors: { is_confirmed: ['50,00 € is entered.'] } });
    const { user, dialog } = await ask({ answers: { [recordTransferCall]: [unconfirmed, ok(partly)] } });
    expect(
      dialog.getByText(/If the amount is too small, we wait for the rest\. Anything above it becomes account credit\./),
    ).toBeDefined();
    await user.type(amountOf(dialog), '50');
    await user.click(dialog.getByRole('button', confirm));
    await user.click(await dialog.findByRole('checkbox', { name: /50,00/ }));
    await user.click(dialog.getByRole('button', confirm));
    await screen.findByText('The transfer for SPLET-P1-1 was recorded, and the rest is still pending');
  });

  it('is recorded with its day, and the dialog names its amount and number', async () => {
    const { user, dialog, sent } = await ask({ answers: { [recordTransferCall]: ok({}) } });
    expect(plain(screen.getByRole('dialog').textContent)).toContain('92,72 € for pro-forma invoice SPLET-P1-1');
    await user.type(amountOf(dialog), '92,72');
    await user.click(dialog.getByRole('button', confirm));
    await screen.findByText('The transfer for SPLET-P1-1 was recorded');
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toEqual({ received_on: sellersToday(), amount: '9272', is_confirmed: 'false' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('requires a day that is not in the future', async () => {
    const { user, dialog, sent } = await ask();
    const day = dialog.getByRole('textbox', { name: /Day of the bank statement/ });
    await user.clear(day);
    await user.type(day, '01.01.2999');
    await user.click(dialog.getByRole('button', confirm));
    await dialog.findByText('Choose today or an earlier day.');
    await user.clear(day);
    await user.click(dialog.getByRole('button', confirm));
    await dialog.findByText('Choose the day of the bank statement.');
    expect(sent()).toEqual([]);
  });

  it('requires a valid amount', async () => {
    const { user, dialog, sent } = await ask();
    await user.click(dialog.getByRole('button', confirm));
    await dialog.findByText('Enter the amount of the bank statement.');
    await user.type(amountOf(dialog), 'all');
    await dialog.findByText('Enter an amount in euros, for example 92,72.');
    expect(sent()).toEqual([]);
  });

  it('explains next to the amount how to confirm a different one', async () => {
    const words = 'Send 7,28 € back to the customer.';
    const answers = { [recordTransferCall]: problem(422, { errors: { amount: [words] } }) };
    const { user, dialog } = await ask({ answers });
    await user.type(amountOf(dialog), '100');
    await user.click(dialog.getByRole('button', confirm));
    await dialog.findByText(words);
    expect(dialog.queryByText('The transfer was not recorded')).toBeNull();
    await user.clear(amountOf(dialog));
    expect(dialog.queryByText(words)).toBeNull();
  });

  it('reports that it is no longer pending', async () => {
    const { user, dialog } = await ask({
      answers: { [recordTransferCall]: problem(409, { code: 'transfer_not_awaited' }) },
    });
    await user.type(amountOf(dialog), '92,72');
    await user.click(dialog.getByRole('button', confirm));
    expect(await dialog.findByText('This transfer is no longer pending.')).toBeDefined();
  });

  const cancelTransfer = async (opening: Opening = {}) => {
    const opened = await open(opening);
    await opened.user.click(await screen.findByRole('button', { name: 'Actions for Cvetje Žan' }));
    await opened.user.click(await screen.findByRole('menuitem', { name: /^Cancel transfer/ }));
    return { ...opened, dialog: within(await screen.findByRole('alertdialog')) };
  };

  it('is cancelled after a confirmation that explains the consequences', async () => {
    const { user, dialog, sent } = await cancelTransfer({ answers: { [cancelTransferCall]: ok({}) } });
    const words = plain(screen.getByRole('alertdialog').textContent);
    for (const said of [
      'transfer of 92,72 € for Cvetje Žan',
      'Pro-forma invoice SPLET-P1-1 becomes void',
      'If it pays for an order, the order is not carried out. If it pays for a renewal, the renewal stays unpaid.',
    ])
      expect(words).toContain(said);
    await user.click(dialog.getByRole('button', { name: 'Cancel transfer' }));
    await screen.findByText('The transfer for SPLET-P1-1 was cancelled');
    expect(sent(cancelTransferCall)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays pending when the dialog is closed', async () => {
    const { user, dialog, sent } = await cancelTransfer();
    await user.click(dialog.getByRole('button', { name: 'Keep waiting' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(cancelTransferCall)).toEqual([]);
  });

  it('cannot be cancelled while its company CRM is being created; the service’s reason is shown', async () => {
    const words = 'Another operation is running on this company CRM.';
    const answers = { [cancelTransferCall]: problem(409, { code: 'operation_in_progress', message: words }) };
    const { user, dialog } = await cancelTransfer({ answers });
    await user.click(dialog.getByRole('button', { name: 'Cancel transfer' }));
    await screen.findByText(words);
    expect(screen.queryByText('This transfer is no longer pending.')).toBeNull();
  });

  it('cannot be cancelled after it arrived', async () => {
    const { user, dialog } = await cancelTransfer({
      answers: { [cancelTransferCall]: problem(409, { code: 'transfer_not_awaited' }) },
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel transfer' }));
    await screen.findByText('The transfer was not cancelled');
    expect(screen.getByText('This transfer is no longer pending.')).toBeDefined();
  });
});

describe('account credit', () => {
  const ask = async (opening: Opening = {}) => {
    const opened = await open(opening);
    await opened.user.click(await screen.findByRole('button', { name: `Actions for ${closed?.title}` }));
    await opened.user.click(await screen.findByRole('menuitem', { name: /^Record payout/ }));
    return { ...opened, dialog: within(await screen.findByRole('dialog')) };
  };
  const confirm = { name: 'Record payout' };
  const amountOf = (dialog: Awaited<ReturnType<typeof ask>>['dialog']) =>
    dialog.getByRole('textbox', { name: /Amount sent/ });

  it('is recorded as paid out with its day, and the dialog names the amount', async () => {
    const { user, dialog, sent } = await ask({ answers: { [recordPayoutCall]: ok({}) } });
    expect(plain(screen.getByRole('dialog').textContent)).toContain(
      `${closed?.title} has 92,72 € of account credit that can be paid out.`,
    );
    expect(screen.getByRole('dialog').textContent).not.toContain('reserved');
    await user.type(amountOf(dialog), '92,72');
    await user.click(dialog.getByRole('button', confirm));
    expect(plain((await screen.findByText(/^The payout of/)).textContent)).toBe('The payout of 92,72 € was recorded');
    expect(sent(recordPayoutCall)).toHaveLength(1);
    expect(sent(recordPayoutCall)[0]?.body).toEqual({ paid_on: sellersToday(), amount: '9272' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('needs a confirmation for a payout below the full credit', async () => {
    const { user, dialog, sent } = await ask({ answers: { [recordPayoutCall]: ok({}) } });
    await user.type(amountOf(dialog), '9,27');
    await user.click(dialog.getByRole('button', confirm));
    const slip = await dialog.findByRole('checkbox', { name: /^The bank statement says 9,27/ });
    await waitFor(() => expect(document.activeElement).toBe(slip));
    await user.click(dialog.getByRole('button', confirm));
    await dialog.findByText(/^This is less than can be paid out\./);
    expect(sent(recordPayoutCall)).toEqual([]);
    await user.clear(amountOf(dialog));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.type(amountOf(dialog), '92,00');
    await user.click(dialog.getByRole('button', confirm));
    await user.click(await dialog.findByRole('checkbox', { name: /^The bank statement says 92,00/ }));
    await user.click(dialog.getByRole('button', confirm));
    expect(plain((await screen.findByText(/^The payout of/)).textContent)).toBe('The payout of 92,00 € was recorded');
    expect(sent(recordPayoutCall)[0]?.body).toEqual({ paid_on: sellersToday(), amount: '9200' });
  });

  it('shows the service’s errors at their fields', async () => {
    const errors = { amount: ['The account credit is 92,72 €.'], paid_on: ['Choose a later day.'] };
    const { user, dialog } = await ask({ answers: { [recordPayoutCall]: problem(422, { errors }) } });
    await user.type(amountOf(dialog), '100');
    await user.click(dialog.getByRole('button', confirm));
    await dialog.findByText('The account credit is 92,72 €.');
    expect(amountOf(dialog).getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByRole('textbox', { name: /Day of the bank statement/ }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(dialog.getByText('Choose a later day.')).toBeDefined();
    expect(dialog.queryByText('The payout was not recorded')).toBeNull();
  });

  it('shows why it cannot be paid out while a payment uses it', async () => {
    const message = 'A payment uses this credit.';
    const refused = problem(409, { code: 'credit_promised', message });
    const { user, dialog } = await ask({ answers: { [recordPayoutCall]: refused } });
    await user.type(amountOf(dialog), '92,72');
    await user.click(dialog.getByRole('button', confirm));
    expect(await dialog.findByText('The payout was not recorded')).toBeDefined();
    expect(dialog.getByText(message)).toBeDefined();
  });
});
