import assert from 'node:assert/strict';
import {
  cancelSubscriptionEndpoint,
  getBillingEndpoint,
  getPriceListEndpoint,
  getTenantEndpoint,
  planChangeEndpoint,
  quotePlanEndpoint,
  saveApplicationEndpoint,
  resumeSubscriptionEndpoint,
  undoPlannedChangeEndpoint,
  type Selection,
} from '../../contract';
import { planLines, sumLines } from '../../contract/pricing';
import type { ContractCase } from './contract-case';
import { joined } from './members';
import { newUser, type Person } from './people';
import { rejectionOf, rejectedFields } from './rejection-of';
import { activeTenant, applicationOf, completeDraft } from './tenants';

const selection: Selection = { cycle: 'yearly', licences: 6, modules: ['couriers', 'mailbox'], assets: 12 };

const quoteFor = ({ client }: Person, id: string, change: Partial<Selection> = {}) =>
  client.call(quotePlanEndpoint, { params: { id }, body: { ...selection, ...change } });

export const planCases: readonly ContractCase[] = [
  {
    name: 'a quote of a draft is its first period by the price list, with the VAT of its country',
    run: async (world) => {
      const person = await newUser(world);
      const { id } = await completeDraft(person);
      const { version, licence, module, asset, yearly_months } = await person.client.call(getPriceListEndpoint);
      const quote = await quoteFor(person, id);
      const tax = { category: 'standard', rate: 2200 } as const;
      const plan = { selection, prices: { licence, module, asset, yearly_months }, tax };
      const { net, tax: vat, total } = sumLines(planLines(plan));
      assert.partialDeepStrictEqual(quote, {
        kind: 'creation',
        selection,
        price_list_version: version,
        currency: 'EUR',
        net,
        tax: vat,
        total,
        amount_due: total,
        balance: 0,
        credit_used: 0,
        becomes_credit: 0,
        least_charge: 50,
        change: null,
        vat: { ...tax, reason: 'domestic' },
      });
      assert.deepEqual(
        quote.lines.map(({ id: line, quantity, net: amount }) => [line, quantity, amount]),
        planLines(plan).map(({ id: line, quantity, net: amount }) => [line, quantity, amount]),
      );
      const { next_invoice: next, frozen_at: from, expires_at: until } = quote;
      assert.ok(next !== null && quote.ends_at === null);
      assert.equal(next.total, total);
      assert.ok(from < until && until < next.on);
    },
  },
  {
    name: 'a quote is refused where country and VAT number do not go together, and says so in the words of the product',
    run: async (world) => {
      const person = await newUser(world);
      const { id, name } = await completeDraft(person);
      const params = { id };
      const { version } = (await person.client.call(getTenantEndpoint, { params })).sections.application;
      const application = applicationOf(name);
      const address = { ...application.address, vat_number: 'DE136695976' };
      await person.client.call(saveApplicationEndpoint, {
        params,
        body: { ...application, address, _version: version },
      });
      const refusal = await rejectionOf(quoteFor(person, id));
      assert.deepEqual(
        [refusal.status, refusal.code, refusal.message, refusal.problem.errors],
        [422, 'vat_undetermined', 'An error occured. Check your data, especially Country & VAT number.', {}],
      );
    },
  },
  {
    name: 'quantities are whole numbers within their bounds, at least one licence',
    run: async (world) => {
      const person = await newUser(world);
      const { id } = await completeDraft(person);
      assert.deepEqual(await rejectedFields(quoteFor(person, id, { licences: 0 })), ['licences']);
      assert.deepEqual(await rejectedFields(quoteFor(person, id, { licences: 10_001, assets: -1 })), [
        'assets',
        'licences',
      ]);
    },
  },
  {
    name: 'a plan is quoted to owners; its billing is read by every member',
    run: async (world) => {
      const owner = await newUser(world);
      const { id } = await completeDraft(owner);
      const viewer = await joined(world, owner, id, 'viewer');
      const manager = await joined(world, owner, id, 'manager');
      const stranger = await newUser(world);
      await assert.rejects(quoteFor(manager, id), { name: 'ForbiddenError' });
      await assert.rejects(quoteFor(stranger, id), { name: 'NotFoundError' });
      const params = { id };
      assert.deepEqual((await viewer.client.call(getBillingEndpoint, { params })).allowed_actions, []);
      await assert.rejects(stranger.client.call(getBillingEndpoint, { params }), { name: 'NotFoundError' });
    },
  },
  {
    name: 'a trial has a plan to choose, and none to plan, undo, cancel or resume',
    run: async (world) => {
      const owner = await newUser(world);
      const { client } = owner;
      const { id } = await activeTenant(world, owner);
      const params = { id };
      const billing = await client.call(getBillingEndpoint, { params });
      assert.partialDeepStrictEqual(billing, { credit: 0, invoices: [], payments: [], entries: [] });
      assert.partialDeepStrictEqual(billing.subscription, { kind: 'trial', state: 'trial', selection: null });
      assert.ok(billing.allowed_actions.includes('change_plan'));
      assert.partialDeepStrictEqual(await quoteFor(owner, id), { change: null, balance: 0 });
      const changes = [
        () => client.call(planChangeEndpoint, { params, body: selection }),
        () => client.call(undoPlannedChangeEndpoint, { params }),
        () => client.call(cancelSubscriptionEndpoint, { params }),
        () => client.call(resumeSubscriptionEndpoint, { params }),
      ];
      for (const change of changes) {
        const refusal = await rejectionOf(change());
        assert.deepEqual([refusal.status, refusal.code], [409, 'no_paid_plan']);
      }
    },
  },
];
