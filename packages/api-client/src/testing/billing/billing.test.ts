// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../..';
import {
  cancelSubscriptionEndpoint,
  getBillingEndpoint,
  cancelTransferEndpoint,
  payEndpoint,
  planChangeEndpoint,
  quotePlanEndpoint,
  recordTransferEndpoint,
  resumeSubscriptionEndpoint,
  undoPlannedChangeEndpoint,
  type Selection,
} from '../../contract';
import { createFakeService } from '../fake-service';
import { applyQuote } from './subscription';
import { addDraft, setTenantState } from '../tenants/tenant';

const selection: Selection = {
  cycle: 'yearly',
  licences: 6,
  modules: ['couriers', 'mailbox', 'newsletter'],
  assets: 12,
};

function start() {
  let now = new Date('2026-11-21T09:00:00Z');
  const service = createFakeService({ now: () => now });
  const user = service.signIn();
  const tenant = addDraft(service.state, user);
  tenant.sections.application.data = { address: { country: 'SI', vat_number: 'SI50223054' } };
  const client = createApiClient(service);
  const params = { id: tenant.id };
  return {
    ...service,
    client,
    tenant,
    params,
    quote: (change: Partial<Selection> = {}) =>
      client.call(quotePlanEndpoint, { params, body: { ...selection, ...change } }),
    at: (instant: string) => (now = new Date(instant)),
  };
}

/** A company CRM with a paid plan. */
async function paid() {
  const service = start();
  applyQuote(service.state, service.tenant, await service.quote());
  setTenantState(service.tenant, 'active');
  return service;
}

describe('a quote of a draft', () => {
  it('charges the first period with VAT, and the next invoice a year later', async () => {
    const { quote } = start();
    expect(await quote()).toMatchObject({
      kind: 'creation',
      net: 153_000,
      tax: 33_660,
      total: 186_660,
      amount_due: 186_660,
      change: null,
      vat: { category: 'standard', rate: 2200, reason: 'domestic' },
      next_invoice: { on: '2027-11-20T23:00:00.000Z', total: 186_660 },
    });
  });

  it.each([
    [{ country: 'DE', vat_number: 'DE136695976' }, 'eu_number_not_checked'],
    [{ country: 'DE', vat_number: '' }, 'eu_without_number'],
    [{ country: 'US' }, 'outside_eu'],
  ])('has the VAT of %o', async (address, reason) => {
    const { quote, tenant } = start();
    tenant.sections.application.data = { address };
    expect((await quote()).vat.reason).toBe(reason);
  });

  it('is rejected if country and VAT number do not match', async () => {
    const { quote, tenant } = start();
    tenant.sections.application.data = { address: { country: 'SI', vat_number: 'DE136695976' } };
    await expect(quote()).rejects.toMatchObject({ status: 422, code: 'vat_undetermined' });
  });
});

describe('a quote of a change', () => {
  const share = { remaining: 182, whole: 365 };

  it('charges only what is added within a cycle, for the days that are left', async () => {
    const { at, quote } = await paid();
    at('2027-05-23T08:00:00Z');
    const more = await quote({ licences: 8, modules: [...selection.modules, 'business_data'] });
    expect(more.lines.map(({ kind, id, quantity, share: days, net }) => [kind, id, quantity, days, net])).toEqual([
      ['plan', 'licences', 2, share, 18_948],
      ['plan', 'modules', 1, share, 4488],
    ]);
    expect(more).toMatchObject({
      kind: 'change',
      change: more.total,
      next_invoice: { on: '2027-11-20T23:00:00.000Z' },
    });
  });

  it('credits what is taken away; a change and its reverse on the same day cancel out', async () => {
    const { at, quote, state, tenant } = await paid();
    at('2027-05-23T08:00:00Z');
    const less = await quote({ licences: 5 });
    expect(less).toMatchObject({ lines: [{ kind: 'unused', quantity: -1, share }], amount_due: 0 });
    expect(less.becomes_credit).toBeGreaterThan(0);
    applyQuote(state, tenant, less);
    at('2027-05-23T20:00:00Z');
    expect(await quote()).toMatchObject({ credit_used: less.becomes_credit, amount_due: 0, credit_left: 0 });
  });

  it('begins a new period in another cycle, and credits the unused days of the old one', async () => {
    const { at, quote } = await paid();
    at('2027-05-23T08:00:00Z');
    const { lines, next_invoice: next } = await quote({ cycle: 'monthly', modules: [], assets: 0 });
    expect(lines.map(({ kind, id, quantity, share: days }) => [kind, id, quantity, days])).toEqual([
      ['plan', 'licences', 6, null],
      ['unused', 'licences', -6, share],
      ['unused', 'modules', -3, share],
      ['unused', 'assets', -12, share],
    ]);
    expect(next?.on).toBe('2027-06-22T22:00:00.000Z');
  });

  it('is rejected if nothing changes', async () => {
    const { quote } = await paid();
    await expect(quote()).rejects.toMatchObject({ status: 409, code: 'nothing_changes' });
  });

  it('rejects quantities below the usage, and names both numbers', async () => {
    const { quote, state, tenant } = await paid();
    state.usages.set(tenant.id, { licences: 11, assets: 12 });
    await expect(quote({ licences: 10, assets: 0 })).rejects.toMatchObject({
      fields: {
        licences: ['11 licences are in use, so 10 are too few.'],
        assets: ['12 assets are in use, so 0 are too few.'],
      },
    });
    state.usages.set(tenant.id, null);
    await expect(quote({ licences: 5 })).rejects.toMatchObject({ status: 422 });
    await expect(quote({ licences: 7 })).resolves.toMatchObject({ kind: 'change' });
  });
});

describe('billing of a company CRM', () => {
  it('schedules a plan change and undoes it', async () => {
    const { client, params } = await paid();
    const less = { ...selection, licences: 2 };
    const planned = await client.call(planChangeEndpoint, { params, body: less });
    expect(planned.subscription).toMatchObject({ planned: less, next_invoice: { total: 93_940 } });
    const undone = await client.call(undoPlannedChangeEndpoint, { params });
    expect(undone.subscription).toMatchObject({ planned: null, next_invoice: { total: 186_660 } });
  });

  it('cancels the subscription at the end of its period, and resumes it', async () => {
    const { client, params } = await paid();
    const ending = await client.call(cancelSubscriptionEndpoint, { params });
    expect(ending.subscription).toMatchObject({ cancels: true, next_invoice: null });
    expect(ending.allowed_actions).toContain('resume');
    const quote = await client.call(quotePlanEndpoint, { params, body: { ...selection, licences: 7 } });
    expect(quote).toMatchObject({ next_invoice: null, ends_at: '2027-11-20T23:00:00.000Z' });
    await expect(client.call(planChangeEndpoint, { params, body: selection })).rejects.toMatchObject({
      code: 'subscription_ends',
    });
    await client.call(resumeSubscriptionEndpoint, { params });
    expect((await client.call(getBillingEndpoint, { params })).subscription).toMatchObject({ cancels: false });
  });

  it('continues its plan while an order awaits its transfer, and begins the order with the transfer', async () => {
    const { client, params, quote, state } = await paid();
    state.config.gateways = ['bank_transfer'];
    state.accounts[0]?.user.permissions.push('update/subscriptions');
    await client.call(cancelSubscriptionEndpoint, { params });
    const { id, amount_due: amount } = await quote({ licences: 7 });
    const body = { quote_id: id, amount, payment_method_id: null };
    const payment = await client.call(payEndpoint, { params, body });
    const awaiting = await client.call(getBillingEndpoint, { params });
    expect(awaiting).toMatchObject({
      subscription: { state: 'active', selection: { licences: 6 } },
      allowed_actions: ['change_plan', 'pay', 'resume'],
    });
    await client.call(recordTransferEndpoint, {
      params: { ...params, payment_id: payment.id },
      body: { received_on: '2026-11-21', amount },
    });
    const { subscription } = await client.call(getBillingEndpoint, { params });
    expect(subscription).toMatchObject({ state: 'active', cancels: true, selection: { licences: 7 } });
  });

  it('keeps a resumption made during a pending transfer after the transfer is cancelled', async () => {
    const { client, params, quote, state } = await paid();
    state.config.gateways = ['bank_transfer'];
    state.accounts[0]?.user.permissions.push('update/subscriptions');
    await client.call(cancelSubscriptionEndpoint, { params });
    const { id, amount_due: amount } = await quote({ licences: 7 });
    const body = { quote_id: id, amount, payment_method_id: null };
    const payment = await client.call(payEndpoint, { params, body });
    const resumed = await client.call(resumeSubscriptionEndpoint, { params });
    expect(resumed.allowed_actions).toEqual(['change_plan', 'pay', 'cancel']);
    await client.call(cancelTransferEndpoint, { params: { ...params, payment_id: payment.id } });
    const { subscription } = await client.call(getBillingEndpoint, { params });
    expect(subscription).toMatchObject({ state: 'active', cancels: false, selection: { licences: 6 } });
  });

  it('shows a trial, and no subscription of a draft', async () => {
    const { client, params, tenant } = start();
    expect((await client.call(getBillingEndpoint, { params })).subscription).toBeNull();
    tenant.subscription = { kind: 'trial', ends_at: '2026-12-31T09:00:00.000Z', expired: false, days_left: 40 };
    expect(await client.call(getBillingEndpoint, { params })).toMatchObject({
      subscription: { kind: 'trial', state: 'trial' },
      allowed_actions: ['change_plan', 'pay'],
    });
    await expect(client.call(cancelSubscriptionEndpoint, { params })).rejects.toMatchObject({ status: 409 });
  });
});
