import type { Billing, Payment, Quote, Selection, Subscription } from '@atrium/api-client/contract';
import {
  awaitedTransfer,
  openProforma,
  mastercard,
  samplePayment,
  sampleQuote,
  cancelledSubscription,
  overdueSubscription,
  paidSubscription,
  runningPlan,
  planBilling,
  trialSubscription,
  unpaidSubscription,
  sampleTenant,
  tenantId,
} from '@atrium/api-client/testing/samples';
import { invalid, ok, problem, type StubAnswers } from '@atrium/api-client/testing/stub';
import { focusManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page';
import { serviceEvents } from '../../../testing/service-events';
import { fillIn, messageOf } from '../../../testing/open-section';
import { quoteStale } from '../../../testing/pay-answers';
import { planAnswers, changePlanPath } from '../../../testing/plan-answers';

const route = (call: string) => call.replace('~', `/tenants/${tenantId}`);
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');

async function open(answers: StubAnswers = planAnswers(), title = 'Change plan', address = changePlanPath) {
  const page = await openPage(address, { answers });
  await screen.findByRole('heading', { level: 1, name: title });
  return page;
}

/** Reads again what is no longer fresh. */
function returnToTab() {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
}

const licences = () => screen.findByLabelText('Licences');
const side = () => plain(screen.getByRole('complementary').textContent);
const timeline = () => plain(screen.getByRole('list', { name: 'What happens when' }).textContent);
const sideSays = (words: string | RegExp) =>
  waitFor(() => (typeof words === 'string' ? expect(side()).toContain(words) : expect(side()).toMatch(words)));
const sent = (calls: readonly { route: string; body: unknown }[], call: string) =>
  calls.filter((one) => one.route === route(call)).map(({ body }) => body);

/** Waits for the details, then expects this notice. */
async function expectDetailsWith(words: string) {
  await screen.findByRole('heading', { level: 1, name: sampleTenant().title }, { timeout: 10_000 });
  expect(screen.getByText(words)).toBeDefined();
}

/** Pays the quote it receives, as the service does, and answers with this state. */
const pays = (change: Partial<Payment> = {}): StubAnswers => {
  const payment = samplePayment({ kind: 'change', state: 'captured', operation_id: null, ...change });
  return {
    [route('POST ~/payments')]: ok(payment, 201),
    [route(`POST ~/payments/${payment.id}/refresh`)]: ok(payment),
  };
};

describe('quantities of a current plan', () => {
  it('start at the current plan with the usage beside them, and show that nothing changes', async () => {
    const { user, calls } = await open();
    expect(await licences()).toHaveProperty('value', '14');
    expect(messageOf(await licences())).toBe('11 in use');
    expect(messageOf(screen.getByLabelText('Assets'))).toBe('12 in use');
    await sideSays('This is your current plan.');
    await user.click(screen.getByRole('button', { name: 'Change plan now' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(sent(calls, 'POST ~/quotes')).toEqual([]);
  });

  it('reject a number below the usage and show both numbers', async () => {
    const { user, calls } = await open();
    await fillIn(user, await licences(), '10');
    await user.click(screen.getByRole('button', { name: /^(Change|Pay)/ }));
    const words = 'You entered 10, but 11 are in use. Choose at least 11.';
    expect(await screen.findByRole('link', { name: `Licences: ${words}` })).toBeDefined();
    expect(messageOf(await licences())).toBe(words);
    await user.click(screen.getByRole('button', { name: 'One licence more' }));
    await waitFor(async () => expect(await licences()).toHaveProperty('value', '11'));
    await waitFor(() => expect(sent(calls, 'POST ~/quotes')).toHaveLength(1));
  });

  it('cannot be lowered while the usage is unknown', async () => {
    const { user } = await open(planAnswers({ billing: planBilling({ usage: null }) }));
    expect(messageOf(await licences())).toContain('We cannot check how many are in use');
    await fillIn(user, await licences(), '13');
    await user.tab();
    await waitFor(async () => expect(messageOf(await licences())).toContain('You entered 13 instead of 14.'));
    await fillIn(user, await licences(), '15');
    await sideSays('To pay now');
  });
});

describe('upgrading a plan', () => {
  it('quotes what is added for the days that are left, balance and change, and charges the card', async () => {
    const { user, calls } = await open({ ...planAnswers({ billing: planBilling({ credit: 1240 }) }), ...pays() });
    await fillIn(user, await licences(), '16');
    await sideSays(/To pay now\d/);
    for (const words of [
      'Licences2 × 190,00 €, for 286 of 365 days297,75 €',
      'Balance12,40 €',
      'Account credit−12,40 €',
    ])
      expect(side()).toContain(words);
    expect(side()).not.toContain('Modules');
    expect(side()).toContain('Change from the previous plan363,26 €');
    expect(timeline()).toMatch(/^21\.11\.2026New quantities.*03\.09\.2027Next invoice, 4\.184,60 €/);
    const [quoted] = sent(calls, 'POST ~/quotes');
    expect(quoted).toMatchObject({ licences: '16', cycle: 'yearly' });
    await user.click(await screen.findByRole('button', { name: /^Pay .*€ now$/ }));
    await expectDetailsWith('Plan changed');
    expect(sent(calls, 'POST ~/payments')).toHaveLength(1);
  });

  it('begins with the bank transfer, which orders it; until then the current plan continues', async () => {
    const { user } = await open({ ...planAnswers(), ...pays({ state: 'awaiting_transfer', card: null }) });
    await fillIn(user, await licences(), '16');
    await user.click(await screen.findByRole('radio', { name: /^Bank transfer/ }));
    expect(
      screen.getByText(/The change begins once we receive your transfer\. Until then, your current/),
    ).toBeDefined();
    expect(timeline()).toMatch(/^21\.11\.2026Order: new quantities.* by bank transfer; begins when we receive it/);
    expect(screen.queryByText(/is created/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^Order for/ }));
    await expectDetailsWith('The plan is ordered. We sent you the pro-forma invoice by e-mail.');
    expect(screen.queryByText('Plan changed')).toBeNull();
  });

  it('explains why a bank transfer is not available', async () => {
    const words = 'A change that was ordered by bank transfer was cancelled.';
    const { user } = await open({
      ...planAnswers(),
      [route('POST ~/payments')]: invalid({ payment_method_id: [words] }),
    });
    await fillIn(user, await licences(), '16');
    await user.click(await screen.findByRole('radio', { name: /^Bank transfer/ }));
    await user.click(await screen.findByRole('button', { name: /^(Pay|Order)/ }));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  it('shows a declined card and keeps all input', async () => {
    const { user } = await open({
      ...planAnswers(),
      ...pays({ state: 'declined', decline_reason: 'insufficient_funds' }),
    });
    await fillIn(user, await licences(), '16');
    await user.click(await screen.findByRole('button', { name: /^Pay .*€ now$/ }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(await licences()).toHaveProperty('value', '16');
  });

  it('shows the new price and charges nothing when the quote is outdated', async () => {
    const newer: Quote = sampleQuote({ kind: 'change', change: 99_900, amount_due: 99_900, total: 99_900, balance: 0 });
    const { user, calls } = await open({ ...planAnswers(), [route('POST ~/payments')]: quoteStale(newer) });
    await fillIn(user, await licences(), '16');
    await user.click(await screen.findByRole('button', { name: /^Pay .*€ now$/ }));
    await sideSays('To pay now999,00 €');
    expect(sent(calls, 'POST ~/payments')).toHaveLength(1);
  });
});

describe('downgrading a plan', () => {
  it('gives credit now by default', async () => {
    const { user, calls } = await open({ ...planAnswers(), ...pays({ state: 'settled', amount: 0, card: null }) });
    await fillIn(user, await licences(), '12');
    const now = await screen.findByRole('radio', { name: 'Now, the difference becomes credit' });
    expect(now).toHaveProperty('checked', true);
    await sideSays(/Becomes account credit\d+,\d\d €/);
    expect(side()).toMatch(/To pay now0,00 €You pay nothing now; \d+,\d\d € becomes account credit\./);
    await user.click(screen.getByRole('button', { name: 'Change plan now' }));
    await expectDetailsWith('Plan changed');
    expect(sent(calls, 'POST ~/payments')).toMatchObject([{ amount: '0', payment_method_id: '' }]);
  });

  it('schedules the change for the renewal without a payment', async () => {
    const { user, calls } = await open();
    await fillIn(user, await licences(), '12');
    await user.click(await screen.findByRole('radio', { name: 'At renewal' }));
    await sideSays('From 03.09.2027');
    expect(side()).toContain('To pay now0,00 €');
    expect(screen.getByText('The change begins with the next period. You pay nothing now.')).toBeDefined();
    expect(timeline()).toMatch(/^21\.11\.2026Yearly plan, your current plan.*03\.09\.2027New quantities/);
    await user.click(screen.getByRole('button', { name: 'Change plan at renewal' }));
    expect(await screen.findByText('The plan changes on 03.09.2027')).toBeDefined();
    expect(sent(calls, 'PUT ~/planned-change')).toMatchObject([{ licences: '12' }]);
    expect(sent(calls, 'POST ~/payments')).toEqual([]);
  });

  it('lets the user undo a scheduled change until the renewal', async () => {
    const planned = { cycle: 'yearly', licences: 12, modules: [], assets: 12 } as const;
    const subscription = paidSubscription({ planned: { ...planned, modules: [] } });
    const { user, calls } = await open(planAnswers({ billing: planBilling({ subscription }) }));
    expect(await screen.findByText('A change is planned for 03.09.2027')).toBeDefined();
    expect(screen.getByText(/^Yearly plan: Licences 12, modules 0, assets 12\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The planned change was undone')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('A change is planned for 03.09.2027')).toBeNull());
    expect(sent(calls, 'DELETE ~/planned-change')).toHaveLength(1);
  });

  it('reports a change that could not be scheduled', async () => {
    const { user } = await open({ ...planAnswers(), [route('PUT ~/planned-change')]: problem(500) });
    await fillIn(user, await licences(), '12');
    await user.click(await screen.findByRole('radio', { name: 'At renewal' }));
    await user.click(screen.getByRole('button', { name: 'Change plan at renewal' }));
    expect(await screen.findByText(/^The plan could not be changed\./)).toBeDefined();
  });
});

describe('changing the cycle', () => {
  it('starts a new period now', async () => {
    const { user } = await open();
    await licences();
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    await sideSays(/Becomes account credit/);
    expect(side()).toContain('Licences14 × 19,00 €266,00 €');
    expect(timeline()).toMatch(/^21\.11\.2026Monthly plan begins.*21\.12\.2026Next invoice/);
  });
});

describe('leaving the trial', () => {
  const trial = (change = {}) =>
    planAnswers({
      billing: planBilling({ subscription: trialSubscription(change), allowed_actions: ['change_plan', 'pay'] }),
    });

  it('starts a paid plan with the quantities in use', async () => {
    const { user } = await open({ ...trial(), ...pays() }, 'Choose a paid plan');
    expect(await screen.findByText(/^The free trial ends on 30\.11\.2026\./)).toBeDefined();
    expect(await licences()).toHaveProperty('value', '11');
    await sideSays('Licences11 × 19,00 €');
    await user.click(await screen.findByRole('button', { name: /^Pay .*€ now$/ }));
    await expectDetailsWith('The plan is paid');
  });

  it('says after the trial that the company CRM is read-only, and shows the price', async () => {
    await open(trial({ state: 'trial_ended' }), 'Choose a paid plan');
    expect(await screen.findByText(/is read-only until you pay for a plan/)).toBeDefined();
    expect(await licences()).toHaveProperty('value', '11');
    expect(await screen.findByRole('button', { name: /^Pay .*€ now$/ })).toBeDefined();
  });
});

describe('paying for an unpaid plan', () => {
  const due = (subscription: Subscription, change: Partial<Billing> = {}) =>
    planAnswers({ billing: planBilling({ subscription, allowed_actions: ['change_plan', 'pay'], ...change }) });
  const whole = 'Pay 3.721,00 € now';
  const payButton = async () => {
    const button = await screen.findByRole('button', { name: /^Pay .*€ now$/ });
    return { button, name: plain(button.textContent) };
  };

  it.each([
    {
      what: 'is overdue',
      subscription: overdueSubscription(),
      says: 'The plan was paid until 20.11.2026, but its renewal is not paid yet.',
      until: 'If the renewal is not paid before 04.12.2026, the company CRM becomes read-only',
      now: 'Yearly plan continues',
    },
    {
      what: 'is read-only',
      subscription: unpaidSubscription(),
      says: 'The company CRM has been read-only since 20.11.2026',
      until: 'A new period begins as soon as it is paid',
      now: 'Yearly plan begins',
    },
    {
      what: 'was cancelled and has ended',
      subscription: cancelledSubscription(),
      says: 'The subscription ended on 20.11.2026',
      until: 'A new period begins as soon as it is paid',
      now: 'Yearly plan begins',
    },
    {
      what: 'was cancelled on an unknown day',
      subscription: cancelledSubscription({ period: null }),
      says: 'The subscription has ended',
      until: 'A new period begins as soon as it is paid',
      now: 'Yearly plan begins',
    },
  ])('prices and pays a plan that $what', async ({ subscription, says, until, now }) => {
    const { user, calls } = await open({ ...due(subscription), ...pays({ kind: 'renewal' }) }, 'Pay for the plan');
    const intro = await screen.findByText((words) => words.startsWith(says));
    expect(intro.textContent).toContain(until);
    expect(await licences()).toHaveProperty('value', '14');
    await sideSays('Licences14 × 190,00 €2.660,00 €');
    const { button, name } = await payButton();
    expect(name).toBe(whole);
    expect(side()).not.toContain('This is your current plan');
    expect(timeline()).toMatch(new RegExp(`^21\\.11\\.2026${now}.*3\\.721,00 € to pay now`));
    await user.click(button);
    await expectDetailsWith('The plan is paid');
    expect(sent(calls, 'POST ~/payments')).toHaveLength(1);
  });

  it('reports a payment as successful even if the subscription becomes active first', async () => {
    const answers = due(cancelledSubscription());
    const now = planBilling();
    let paid = false;
    const { user } = await open(
      {
        ...answers,
        [route('GET ~/billing')]: () => ok(paid ? now : planBilling({ ...now, subscription: cancelledSubscription() })),
        ...pays(),
        [route('POST ~/payments')]: () => {
          paid = true;
          return ok(samplePayment({ kind: 'change', state: 'processing', operation_id: null }), 201);
        },
      },
      'Pay for the plan',
    );
    await user.click((await payButton()).button);
    await expectDetailsWith('The plan is paid');
  });

  it('lets the user choose another plan', async () => {
    const { user } = await open(due(unpaidSubscription()), 'Pay for the plan');
    await fillIn(user, await licences(), '11');
    await sideSays('Licences11 × 190,00 €');
    expect(screen.queryByRole('radio', { name: 'At renewal' })).toBeNull();
    await waitFor(async () => expect((await payButton()).name).not.toBe(whole));
  });

  it('says that a new plan is unpaid when its authorised amount could not be captured', async () => {
    await open(due(overdueSubscription({ period: null, next_try_at: null })), 'Pay for the plan');
    const words =
      /could not charge the reserved amount\. Pay for the same plan here, or choose another one\. .*before 04\.12\.2026/;
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('shows the reason of the service why an overdue renewal cannot be ordered with more', async () => {
    const message = 'The renewal has to be paid first. You can order it with the same plan or with less.';
    const answers = {
      ...due(overdueSubscription()),
      [route('POST ~/quotes')]: problem(409, { code: 'renewal_due', message }),
    };
    const { user } = await open(answers, 'Pay for the plan');
    expect(await screen.findByText(/same plan or for a smaller one; you can add more once it is paid/)).toBeDefined();
    await fillIn(user, await licences(), '20');
    await sideSays(message);
  });

  it('starts with the smaller planned change, but not below the usage', async () => {
    const planned = { cycle: 'yearly', licences: 9, modules: [], assets: 14 } as const;
    await open(due(overdueSubscription({ planned: { ...planned, modules: [] } })), 'Pay for the plan');
    expect(await licences()).toHaveProperty('value', '11');
    expect(screen.getByLabelText('Assets')).toHaveProperty('value', '14');
    expect(screen.queryByText(/^A change is planned/)).toBeNull();
  });

  it('confirms a plan covered by credit without a card', async () => {
    const answers = due(cancelledSubscription(), { credit: 400_000 });
    const { user, calls } = await open({ ...answers, ...pays({ state: 'settled', amount: 0 }) }, 'Pay for the plan');
    await user.click(await screen.findByRole('button', { name: /^Confirm for 0,00/ }));
    await expectDetailsWith('The plan is paid');
    expect(sent(calls, 'POST ~/payments')).toMatchObject([{ amount: '0', payment_method_id: '' }]);
  });

  it('waits for a bank transfer', async () => {
    const answers = { ...due(unpaidSubscription()), ...pays({ state: 'awaiting_transfer', card: null }) };
    const { user } = await open(answers, 'Pay for the plan');
    await user.click(await screen.findByRole('radio', { name: /^Bank transfer/ }));
    expect(screen.getByText(/The plan is paid once we receive your transfer/)).toBeDefined();
    expect(timeline()).not.toContain('Next invoice');
    await user.click(await screen.findByRole('button', { name: /^Order for/ }));
    expect(await screen.findByText(/^The plan is ordered/)).toBeDefined();
  });
});

describe('confirmation at the bank', () => {
  const chosen: Selection = { cycle: 'yearly', licences: 20, modules: ['couriers'], assets: 12 };
  const openBack = (change: Partial<Payment>) => {
    const payment = samplePayment({ kind: 'change', operation_id: null, selection: chosen, ...change });
    const world = planAnswers({ billing: planBilling({ payments: [payment] }) });
    return open({ ...world, ...pays(payment) }, 'Change plan', `${changePlanPath}?payment=${payment.id}`);
  };
  const atBank = { state: 'action_needed', action_url: 'https://bank.example/3ds/1' } as const;

  it('keeps the chosen plan when the customer returns without an answer, so that another card can pay', async () => {
    const { user, calls } = await openBack(atBank);
    expect(await screen.findByText('Your bank asks you to confirm')).toBeDefined();
    expect(await licences()).toHaveProperty('value', '20');
    const button = await screen.findByRole('button', { name: /^Pay .*€ now$/ });
    expect(screen.queryByRole('button', { name: /^Confirm for/ })).toBeNull();
    await user.click(await screen.findByRole('radio', { name: /4444/ }));
    await user.click(button);
    await waitFor(() => expect(sent(calls, 'POST ~/payments')).toMatchObject([{ payment_method_id: mastercard.id }]));
    expect(sent(calls, 'POST ~/quotes')).toMatchObject([{ licences: '20', modules: ['couriers'] }]);
  });

  it('is not offered when the current plan is chosen again', async () => {
    const { user, calls } = await openBack({ ...atBank, selection: { ...runningPlan.selection, licences: 20 } });
    await fillIn(user, await licences(), '14');
    await sideSays('This is your current plan.');
    await user.click(screen.getByRole('button', { name: 'Change plan now' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(sent(calls, 'POST ~/payments')).toEqual([]);
  });

  it('keeps the chosen plan after a decline, also after a reload', async () => {
    await openBack({ state: 'declined', decline_reason: 'authentication_failed' });
    expect(await screen.findByText('The card was declined')).toBeDefined();
    expect(await licences()).toHaveProperty('value', '20');
    expect(await screen.findByRole('button', { name: /^Try again: .*€$/ })).toBeDefined();
  });
});

describe('the Change plan page', () => {
  it('is available only to owners', async () => {
    const tenant = sampleTenant({ role: 'viewer' });
    await open(planAnswers({ billing: planBilling({ allowed_actions: [] }), tenant }));
    expect(await screen.findByText('Only an owner can change the plan.')).toBeDefined();
  });

  it('shows the pending transfer with its pro-forma invoice, and replaces its order by another', async () => {
    const payments = [awaitedTransfer({ kind: 'change' })];
    const { user } = await open(planAnswers({ billing: planBilling({ payments, invoices: [openProforma] }) }));
    const title = await screen.findByText(/^We are waiting for your transfer of/);
    expect(plain(title.textContent)).toContain('1.854,20 €');
    expect(screen.getByRole('button', { name: 'Download pro-forma invoice' })).toBeDefined();
    expect(
      screen.getByText(/^What you ordered begins once we receive it\. Until then, your current plan/),
    ).toBeDefined();
    await fillIn(user, await licences(), '16');
    await user.click(await screen.findByRole('radio', { name: /^Bank transfer/ }));
    expect(screen.getByText(/If you order again, .* Then do not pay pro-forma invoice PR-2026-41\./)).toBeDefined();
    expect(await screen.findByRole('button', { name: /^Order again for/ })).toBeDefined();
  });

  it('waits for a payment with an unknown outcome, and returns to the form if it is declined', async () => {
    const selection = { ...runningPlan.selection, licences: 20 };
    const asked = samplePayment({ kind: 'change', state: 'processing', operation_id: null, selection });
    const refused = { ...asked, state: 'declined', decline_reason: 'insufficient_funds' } as const;
    let isKnown = false;
    await open({
      ...planAnswers(),
      [route('GET ~/billing')]: () =>
        ok(planBilling(isKnown ? { payments: [refused] } : { payments: [asked], allowed_actions: [] })),
      [route(`POST ~/payments/${asked.id}/refresh`)]: () => ok(isKnown ? refused : asked),
    });
    expect(await screen.findByText('We are asking your bank')).toBeDefined();
    isKnown = true;
    expect(await screen.findByText('The card was declined', {}, { timeout: 10_000 })).toBeDefined();
    expect(await licences()).toHaveProperty('value', '20');
  });

  it('closes when the pending payment is captured', async () => {
    const asked = samplePayment({ kind: 'change', state: 'processing', operation_id: null });
    await open({
      ...planAnswers({ billing: planBilling({ payments: [asked], allowed_actions: [] }) }),
      [route(`POST ~/payments/${asked.id}/refresh`)]: [ok(asked), ok({ ...asked, state: 'captured' })],
    });
    await expectDetailsWith('Plan changed');
  });

  it('confirms a change once, although its payment says more before the page is left', async () => {
    const captured = samplePayment({ kind: 'change', state: 'captured', operation_id: null });
    const asked = samplePayment({ ...captured, state: 'processing' });
    const refreshes = [asked, captured, { ...captured, received: captured.amount }];
    const events = serviceEvents();
    await openPage(changePlanPath, {
      events: events.load,
      answers: {
        ...planAnswers({ billing: planBilling({ payments: [asked], allowed_actions: [] }) }),
        [route(`POST ~/payments/${asked.id}/refresh`)]: () => ok(refreshes.shift() ?? captured),
        [route('GET ~')]: () => (refreshes.length === 1 ? 'pending' : ok(sampleTenant())),
      },
    });
    await waitFor(() => expect(refreshes).toHaveLength(1));
    await waitFor(() => {
      returnToTab();
      expect(refreshes).toHaveLength(0);
    });
    await events.tenantChanged();
    await expectDetailsWith('Plan changed');
  });

  it('says that the company CRM is closed', async () => {
    const tenant = sampleTenant({ state: 'closed' });
    await open(planAnswers({ billing: planBilling({ allowed_actions: [] }), tenant }));
    expect(await screen.findByText('The company CRM is closed. Its plan can no longer be changed.')).toBeDefined();
  });

  it('reports that the plan could not be loaded, and retries', async () => {
    const answers = planAnswers();
    let broken = true;
    const { user } = await open({
      ...answers,
      [route('GET ~/billing')]: () => (broken ? problem(500) : ok(planBilling())),
    });
    await screen.findByText('The plan could not be loaded');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await licences()).toBeDefined();
  });

  it('shows that a change keeps a cancelled subscription cancelled, and schedules none', async () => {
    const subscription = paidSubscription({ cancels: true });
    const { user } = await open(planAnswers({ billing: planBilling({ subscription }) }));
    expect(await screen.findByText('The subscription was cancelled and ends on 03.09.2027')).toBeDefined();
    await fillIn(user, await licences(), '12');
    await sideSays('Becomes account credit');
    await sideSays('There is no next invoice: the subscription ends on 03.09.2027.');
    expect(timeline()).toMatch(/^21\.11\.2026New quantities.*03\.09\.2027The subscription ends, planned$/);
    expect(screen.queryByRole('radio', { name: 'At renewal' })).toBeNull();
  });
});
