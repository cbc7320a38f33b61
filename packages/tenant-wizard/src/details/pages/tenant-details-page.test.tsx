import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Operation, Payment } from '@atrium/api-client/contract';
import {
  billingWith,
  sampleBilling,
  trialSubscription,
  unpaidSubscription,
  sampleVehicle,
  sampleMethods,
  awaitedTransfer,
  closedWithOpenPremise,
  existingWithPremise,
  failedOperation,
  sampleOperation,
  sampleTenant,
  tenantId,
  updateOperation,
} from '@atrium/api-client/testing/samples';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page';
import { tenantRoute, working, workingPaid } from '../../testing/working-tenant';
import { ok, problem } from '@atrium/api-client/testing/stub';
import { billingRoute, methodsRoute } from '../../testing/billing-answers';

const address = `/tenants/details/${tenantId}`;
const awaitingBilling = (payment: Partial<Payment>, credit = 0) =>
  sampleBilling({ subscription: trialSubscription(), credit, payments: [awaitedTransfer(payment)] });

describe('a company CRM that is being created', () => {
  it('shows its steps with their actual and usual durations', async () => {
    await openPage(address, { answers: working(sampleOperation()) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Creating company CRM' })).toBeDefined();
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Data checked, done1 s',
      'Address reserved, done1 s',
      'Database prepared, done41 s',
      expect.stringMatching(/^Create the first administrator, runningUsually takes up to 1 min 30 s1 min \d+ s$/),
      'Publish the address, waitingwaiting',
      'Activate the company CRM, waitingwaiting',
      'Send the e-mail, waitingwaiting',
    ]);
    expect(steps[3]?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByText(/We e-mail maja.kovac@znidarsic.example/)).toBeDefined();
    expect(screen.getByRole('button', { name: /Copy reference\s*AT-7F3K-92QD/ })).toBeDefined();
  });

  it('reports a card that could not be charged instead of a charge', async () => {
    const operation = sampleOperation();
    const capture = { ...operation.steps[0]!, name: 'capture', cause: 'payment_not_captured' };
    await openPage(address, { answers: working({ ...operation, steps: [...operation.steps, capture] }) });
    const step = await screen.findByText('Process the payment');
    expect(step.closest('li')?.textContent).toContain('Your card was declined when we tried to charge it.');
  });

  it('says that it takes longer than usual', async () => {
    const late = sampleOperation({ now: '2026-11-21T10:39:00.000Z' });
    await openPage(address, { answers: working(late) });
    expect(
      await screen.findByText('This is taking longer than usual. The work continues; you do not have to do anything.'),
    ).toBeDefined();
  });

  it('shows the details when the operation ends', async () => {
    const operation = sampleOperation();
    const ended: Operation = { ...operation, state: 'succeeded', seq: 9, ended_at: '2026-11-21T09:42:00.000Z' };
    let finished = false;
    await openPage(address, {
      answers: {
        [tenantRoute]: () =>
          ok(finished ? sampleTenant({ operation: ended }) : sampleTenant({ state: 'creating', operation })),
        [`GET /operations/${operation.id}`]: () => {
          finished = true;
          return ok(ended);
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Kovinarstvo Ažman d.o.o.' })).toBeDefined();
  });
});

describe('a failed creation', () => {
  it('replaces the heading, names the cause and keeps the address', async () => {
    await openPage(address, { answers: working(failedOperation(), { state: 'failed' }) });
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: 'There was an error when creating the company CRM',
    });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('The setup service rejected the request.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Edit data' }).getAttribute('href')).toBe(
      `/tenants/new/${tenantId}/application?from=review`,
    );
  });

  it('can be retried', async () => {
    const failed = failedOperation();
    const again = sampleOperation({ seq: failed.seq + 1 });
    const { user, calls } = await openPage(address, {
      answers: { ...working(failed, { state: 'failed' }), [`POST /operations/${failed.id}/retry`]: ok(again, 202) },
    });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Creating company CRM' })).toBeDefined();
    expect(calls.filter(({ route }) => route.endsWith('/retry'))).toHaveLength(1);
  });

  it('can be cancelled after a confirmation', async () => {
    const failed = failedOperation();
    const { user, calls } = await openPage(address, {
      answers: {
        ...working(failed, { state: 'failed' }),
        [`POST /operations/${failed.id}/cancel`]: ok({ ...failed, state: 'cancelling', seq: 8 }, 202),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel creation' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel creation' }));
    expect(calls.every(({ route }) => !route.endsWith('/cancel'))).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Cancel creation' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cancelling the creation' })).toBeDefined();
  });
});

const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

describe('the payment of a creation', () => {
  const came = { state: 'captured', card: null } as const;

  it.each([
    [
      { state: 'authorised' },
      '1.854,20 € is reserved on the card',
      /If you cancel the creation, we release the amount/,
    ],
    [{ state: 'processing' }, 'We are charging 1.854,20 € to the card', /we refund it to the card/],
    [{ state: 'captured' }, '1.854,20 € was paid by card', /we refund it to the card/],
    [came, 'We received your transfer of 1.854,20 €', /We issue the invoice once the company CRM is active/],
  ] as const)('is shown with its amount and its outcome: %o', async (paid, title, text) => {
    await openPage(address, { answers: workingPaid(sampleOperation(), paid) });
    expect(await screen.findByText((words) => plain(words) === title)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Invoices and payments' }).getAttribute('href')).toBe(`${address}/billing`);
  });

  it('is shown after a failure, and Billing shows the plan as not started', async () => {
    const answers = workingPaid(failedOperation(), came);
    await openPage(address, { answers });
    expect(await screen.findByText(/we add the amount to your account credit/)).toBeDefined();
    cleanup();
    await openPage(`${address}/billing`, { answers: { ...answers, [methodsRoute]: ok(sampleMethods()) } });
    expect(await screen.findByText('The plan begins once the company CRM is active.')).toBeDefined();
    expect(screen.queryByText('Free trial')).toBeNull();
    expect(plain(document.body.textContent)).toContain('We received your transfer of 1.854,20 €');
  });

  it('is not requested for a trial', async () => {
    const { calls } = await openPage(address, { answers: working(sampleOperation()) });
    await screen.findByRole('heading', { level: 1, name: 'Creating company CRM' });
    expect(calls.filter(({ route }) => route === billingRoute)).toEqual([]);
  });
});

describe('a failed update', () => {
  it('can be cancelled after a confirmation, which leaves the company CRM unchanged', async () => {
    const failed = failedOperation(updateOperation());
    const tenant = sampleTenant({ operation: failed, allowed_actions: ['open', 'setup', 'retry', 'cancel'] });
    const { user, calls } = await openPage(address, {
      answers: {
        [tenantRoute]: ok(tenant),
        [`GET /operations/${failed.id}`]: ok(failed),
        [`POST /operations/${failed.id}/cancel`]: ok({ ...failed, state: 'cancelling', seq: 8 }, 202),
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'An error occured when updating company CRM' });
    await user.click(await screen.findByRole('button', { name: 'Cancel change' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel change' }));
    expect(dialog.getByText(/stays as it was, and nothing is lost/)).toBeDefined();
    expect(calls.every(({ route }) => !route.endsWith('/cancel'))).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Cancel change' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Undoing the change' })).toBeDefined();
  });
});

describe('details of a company CRM', () => {
  it('show author, times, trial, sections left for later, and a link to open it', async () => {
    const billing = sampleBilling({ subscription: trialSubscription(), invoices: [] });
    await openPage(address, { answers: { [tenantRoute]: ok(sampleTenant()), [billingRoute]: ok(billing) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Kovinarstvo Ažman d.o.o.' })).toBeDefined();
    for (const term of ['Author', 'Created', 'Updated', 'Last modified']) expect(screen.getByText(term)).toBeDefined();
    expect(await screen.findByText('30.11.2026')).toBeDefined();
    expect(await screen.findAllByText('Left for later')).toHaveLength(4);
    const open = screen.getByRole('link', { name: /^Open company CRM/ });
    expect(open.getAttribute('href')).toBe('https://azman.crm.example');
    expect(open.getAttribute('rel')).toBe('noreferrer');
  });

  it('never link an address that is not a page', async () => {
    await openPage(address, { answers: { [tenantRoute]: ok(sampleTenant({ url: 'javascript:alert(1)' })) } });
    await screen.findByRole('heading', { level: 1, name: 'Kovinarstvo Ažman d.o.o.' });
    expect(screen.queryByRole('link', { name: /Open company CRM/ })).toBeNull();
    expect(screen.getByText('javascript:alert(1)').tagName).toBe('SPAN');
  });

  it('close a company CRM only after a confirmation that explains the effect', async () => {
    const closing = sampleOperation({ kind: 'close' });
    const { user, calls } = await openPage(address, {
      answers: { [tenantRoute]: ok(sampleTenant()), [`POST /tenants/${tenantId}/close`]: ok(closing, 202) },
    });
    await user.click(await screen.findByRole('button', { name: 'Close company CRM' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close company CRM' }));
    expect(dialog.getByText(/you cannot undo this/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Close company CRM' }));
    await waitFor(() => expect(calls.some(({ route }) => route === `POST /tenants/${tenantId}/close`)).toBe(true));
  });

  it('explain before closing what happens to a paid plan, and why it cannot be closed now', async () => {
    const refused = problem(409, { code: 'payment_in_progress', message: 'A payment is under way.' });
    const { user } = await openPage(address, {
      answers: {
        [tenantRoute]: ok(sampleTenant({ subscription: null })),
        [billingRoute]: ok(sampleBilling()),
        [`POST /tenants/${tenantId}/close`]: refused,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Close company CRM' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close company CRM' }));
    expect(await dialog.findByText(/is paid until 03\.09\.2027\. The rest of that period is lost/)).toBeDefined();
    expect(dialog.getByText(/You keep 12,40\s€ of account credit\. Ask us/)).toBeDefined();
    expect(dialog.queryByText(/transfer/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Close company CRM' }));
    expect(await screen.findByText('A payment is under way.')).toBeDefined();
  });

  it('say that a closed company CRM keeps its credit that is not reserved, with a link to it', async () => {
    const closed = sampleTenant({ state: 'closed', active: false, subscription: null, allowed_actions: [] });
    const billing = sampleBilling({ subscription: null, credit_reserved: 200, allowed_actions: [] });
    await openPage(address, { answers: { [tenantRoute]: ok(closed), [billingRoute]: ok(billing) } });
    expect(await screen.findByText(/^You keep 10,40\s€ of account credit$/)).toBeDefined();
    expect(screen.getByText('Ask us if you want it back.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Billing' }).getAttribute('href')).toBe(`${address}/billing`);
  });

  it.each([
    [
      'that a transfer is not to be paid any more',
      ok(awaitingBilling({ kind: 'change' })),
      /^Pro-forma invoice PR-2026-41 becomes void: do not pay it\.$/,
    ],
    [
      'that the rest of a transfer is not to be paid any more',
      ok(awaitingBilling({ kind: 'change', received: 100_000 })),
      /^Pro-forma invoice PR-2026-41 becomes void: do not pay the rest\.$/,
    ],
    [
      'that an unpaid invoice still has to be paid',
      ok(awaitingBilling({ kind: 'correction', amount: 2200, received: 200 })),
      /^The unpaid invoice of 20,00\s€ still has to be paid\.$/,
    ],
    [
      'what is kept, without what was received for an unpaid invoice',
      ok(awaitingBilling({ kind: 'correction', amount: 2200, received: 200 }, 1240)),
      /^You keep 10,40\s€ of account credit\. Ask us/,
    ],
    [
      'what is lost and kept, without amounts while they are not known',
      problem(500),
      /lost and .* keep your account credit/,
    ],
  ])('explain before closing: %s', async (_, billing, words) => {
    const { user } = await openPage(address, {
      answers: { [tenantRoute]: ok(sampleTenant({ subscription: null })), [billingRoute]: billing },
    });
    await user.click(await screen.findByRole('button', { name: 'Close company CRM' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close company CRM' }));
    expect(await dialog.findByText(words)).toBeDefined();
    expect(dialog.queryByText(/is paid until/)).toBeNull();
  });

  it.each([
    ['is renewed', ok(sampleBilling()), /renews on 03\.09\.2027 for 3\.721,00\s€, even if .* is inactive/],
    [
      'is renewed, without an amount that is not known',
      ok(billingWith({ next_invoice: null })),
      /continues and renews, even while/,
    ],
    [
      'is renewed, also while an invoice is not paid',
      ok(billingWith({ state: 'unpaid', overdue_reason: 'invoice_unpaid', next_invoice: null })),
      /continues and renews, even while/,
    ],
    [
      'is renewed only once its transfer is received',
      ok(sampleBilling({ payments: [awaitedTransfer({ kind: 'renewal' })] })),
      /^If we receive your transfer, the subscription renews on 03\.09\.2027, even if .* is inactive then/,
    ],
    [
      'still has to be paid while the renewal is overdue',
      ok(billingWith({ state: 'overdue', next_invoice: null })),
      /^The renewal still has to be paid, even while the company CRM is inactive\./,
    ],
    [
      'is not renewed while it is unpaid',
      ok(sampleBilling({ subscription: unpaidSubscription() })),
      /^The plan is not paid, so the subscription does not renew\.$/,
    ],
  ])('explain before deactivation that the subscription %s', async (_, billing, words) => {
    const { user, calls } = await openPage(address, {
      answers: { [tenantRoute]: ok(sampleTenant({ subscription: null })), [billingRoute]: billing },
    });
    await user.click(await screen.findByRole('switch', { name: 'Active', checked: true }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Deactivate company CRM' }));
    expect(await dialog.findByText(words)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Keep active' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.every(({ route }) => !route.startsWith('POST'))).toBe(true);
  });

  it('say nothing about the subscription before deactivation while Billing is not loaded', async () => {
    const { user } = await openPage(address, {
      answers: { [tenantRoute]: ok(sampleTenant({ subscription: null })), [billingRoute]: problem(500) },
    });
    await user.click(await screen.findByRole('switch', { name: 'Active', checked: true }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Deactivate company CRM' }));
    await act(() => vi.dynamicImportSettled());
    expect(dialog.queryByText(/subscription/)).toBeNull();
  });

  it.each([
    ['continues', false, /free trial continues and ends on the same day/],
    ['has ended', true, /^The free trial has ended\.$/],
  ])('explain before deactivation that the trial %s', async (_, expired, words) => {
    const trial = { kind: 'trial', ends_at: '2026-11-30T12:00:00.000Z', days_left: expired ? 0 : 9, expired } as const;
    const { user } = await openPage(address, { answers: { [tenantRoute]: ok(sampleTenant({ subscription: trial })) } });
    await user.click(await screen.findByRole('switch', { name: 'Active', checked: true }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Deactivate company CRM' }));
    expect(await dialog.findByText(words)).toBeDefined();
  });

  it('let the owner deactivate and activate the company CRM', async () => {
    const off = sampleOperation({ kind: 'deactivate', steps: [], state: 'queued' });
    let tenant = sampleTenant();
    const { user, calls } = await openPage(address, {
      answers: {
        [tenantRoute]: () => ok(tenant),
        [`POST /tenants/${tenantId}/deactivate`]: () => {
          tenant = sampleTenant({ operation: off });
          return ok(off, 202);
        },
        [`GET /operations/${off.id}`]: () => {
          const ended: Operation = { ...off, state: 'succeeded', seq: 9, ended_at: '2026-11-21T09:42:00.000Z' };
          tenant = sampleTenant({
            state: 'inactive',
            active: false,
            operation: ended,
            allowed_actions: ['setup', 'activate', 'close'],
          });
          return ok(ended);
        },
        [`POST /tenants/${tenantId}/activate`]: problem(409, { code: 'operation_in_progress' }),
      },
    });
    await user.click(await screen.findByRole('switch', { name: 'Active', checked: true }));
    await user.click(await screen.findByRole('button', { name: 'Deactivate company CRM' }));
    expect(await screen.findByText('Company CRM deactivated')).toBeDefined();
    await user.click(await screen.findByRole('switch', { name: 'Active', checked: false }));
    expect(await screen.findByText('The company CRM could not be activated. Try again.')).toBeDefined();
    expect(calls.filter(({ route }) => route.startsWith('POST')).map(({ route }) => route)).toEqual([
      `POST /tenants/${tenantId}/deactivate`,
      `POST /tenants/${tenantId}/activate`,
    ]);
  });

  it('let the owner update the company CRM and show the result', async () => {
    const update = sampleOperation({ kind: 'update', steps: [], state: 'queued' });
    let tenant = sampleTenant();
    const { user } = await openPage(address, {
      answers: {
        [tenantRoute]: () => ok(tenant),
        [`POST /tenants/${tenantId}/update`]: () => {
          tenant = sampleTenant({ operation: update });
          return ok(update, 202);
        },
        [`GET /operations/${update.id}`]: () => {
          const ended: Operation = { ...update, state: 'succeeded', seq: 9, ended_at: '2026-11-21T09:42:00.000Z' };
          tenant = sampleTenant({ operation: ended });
          return ok(ended);
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Update company CRM' }));
    expect(await screen.findByText('Company CRM updated successfully')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Update company CRM' })).toBeDefined();
  });

  it('warn about an unregistered business premise when Fiscalization was never saved', async () => {
    const tenant = sampleTenant({ premises: [sampleVehicle({ id: tenantId, premise_id: 'TRGOVINA1' })] });
    await openPage(address, { answers: { [tenantRoute]: ok(tenant) } });
    const title = await screen.findByText('There was an issue with registering business premises, try again later');
    const banner = within(title.parentElement?.parentElement ?? document.body);
    expect(banner.getByText(/^Not registered: TRGOVINA1. Fiscalization is not saved yet/)).toBeDefined();
    const finish = screen.getByRole('link', { name: 'Finish Fiscalization' });
    expect(finish.getAttribute('href')).toBe(`/tenants/details/${tenantId}/setup/fiscalization`);
  });

  it('list unregistered business premises with the cause until the authority accepts them', async () => {
    const premise = sampleVehicle({ id: tenantId, premise_id: 'TRGOVINA1' });
    const failed = {
      premise: tenantId,
      premise_id: 'TRGOVINA1',
      removed: false,
      state: 'failed',
      problem: 'S005',
      at: '2026-11-21T09:42:00.000Z',
    } as const;
    const registered = { ...failed, state: 'registered', problem: null } as const;
    let answer = [failed] as readonly (typeof failed | typeof registered)[];
    const { user } = await openPage(address, {
      answers: {
        [tenantRoute]: () => ok(sampleTenant({ premises: [premise], registrations: [...answer] })),
        [`POST /tenants/${tenantId}/premises/register`]: () => ok(answer),
      },
    });
    const warning = 'There was an issue with registering business premises, try again later';
    expect(await screen.findByText(warning)).toBeDefined();
    expect(screen.getByText(/TRGOVINA1.*The tax number differs from the one in the certificate/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Register again' }));
    expect(screen.getByText(warning)).toBeDefined();
    answer = [registered];
    await user.click(screen.getByRole('button', { name: 'Register again' }));
    expect(await screen.findByText('Business premises are registered')).toBeDefined();
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  });

  it('list removed business premises that are still open at the authority', async () => {
    const tenant = existingWithPremise({ premise_id: 'STOJNICA1', removed: true, problem: 'S007' });
    await openPage(address, { answers: { [tenantRoute]: ok({ ...tenant, premises: [] }) } });
    const text = /not closed at the tax authority: STOJNICA1\. The certificate was revoked/;
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Register again' })).toBeDefined();
  });

  it('list premises that a closed company CRM left open at the authority, and close them on retry', async () => {
    let tenant = closedWithOpenPremise();
    const { user, calls } = await openPage(address, {
      answers: {
        [tenantRoute]: () => ok(tenant),
        [`POST /tenants/${tenantId}/premises/register`]: () => {
          tenant = { ...tenant, registrations: [] };
          return ok([]);
        },
      },
    });
    const warning = 'There was an issue with closing business premises, try again later';
    expect(await screen.findByText(warning)).toBeDefined();
    expect(
      screen.getByText(/^Still open at the tax authority: PE3\. The tax authority cannot be reached/),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Close them again' }));
    expect(await screen.findByText('Business premises are closed')).toBeDefined();
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
    expect(calls.filter(({ route }) => route.startsWith('POST'))).toHaveLength(1);
  });

  it.each([
    ['S007', true],
    ['no_certificate', false],
  ])('refer to eDavki when a retry may not help: %s', async (problemOf, canRetry) => {
    await openPage(address, { answers: { [tenantRoute]: ok(closedWithOpenPremise({ problem: problemOf })) } });
    expect(await screen.findByText(/lose (them|the premises) yourself in eDavki\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close them again' }) !== null).toBe(canRetry);
  });

  it('report an update that could not start', async () => {
    const { user } = await openPage(address, {
      answers: {
        [tenantRoute]: ok(sampleTenant()),
        [`POST /tenants/${tenantId}/update`]: problem(409, { code: 'operation_in_progress' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Update company CRM' }));
    expect(await screen.findByText('An error occured when updating company CRM')).toBeDefined();
  });

  it('hide the switch from members without permission', async () => {
    const tenant = sampleTenant({ role: 'manager', allowed_actions: ['open', 'setup'] });
    await openPage(address, { answers: { [tenantRoute]: ok(tenant) } });
    await screen.findByRole('heading', { level: 1, name: 'Kovinarstvo Ažman d.o.o.' });
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('hide closing from members without permission', async () => {
    await openPage(address, { answers: { [tenantRoute]: ok(sampleTenant({ allowed_actions: ['open'] })) } });
    await screen.findByRole('heading', { level: 1, name: 'Kovinarstvo Ažman d.o.o.' });
    expect(screen.queryByRole('button', { name: 'Close company CRM' })).toBeNull();
  });
});

it('TenantDetailsPage reports a missing company CRM', async () => {
  await openPage(address, { answers: { [tenantRoute]: problem(404, { code: 'tenant_not_found' }) } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Unable to find specified company CRM' })).toBeDefined();
});
