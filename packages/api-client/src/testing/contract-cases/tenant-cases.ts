import assert from 'node:assert/strict';
import {
  activateTenantEndpoint,
  checkVatNumberEndpoint,
  closeTenantEndpoint,
  createDraftEndpoint,
  deactivateTenantEndpoint,
  discardDraftEndpoint,
  duplicateTenantEndpoint,
  getTenantEndpoint,
  listTenantsEndpoint,
  operationEndpoint,
  retryOperationEndpoint,
  cancelOperationEndpoint,
  saveApplicationEndpoint,
  saveCouriersEndpoint,
  savePluginsEndpoint,
  saveSubscriptionEndpoint,
  startTenantEndpoint,
  updateCrmEndpoint,
  urlNameEndpoint,
  type OpenDraft,
} from '../../contract';
import { newIdempotencyKey } from '../../http/idempotency-key';
import type { ContractCase } from './contract-case';
import { password, newUser, unused } from './people';
import { rejectionOf, rejectedFields } from './rejection-of';
import { activeTenant, applicationOf, completeDraft } from './tenants';

const absent = { name: 'NotFoundError', code: 'tenant_not_found' };
const noDraft = { name: 'ConflictError', code: 'not_a_draft' };

export const tenantCases: readonly ContractCase[] = [
  {
    name: 'a draft is made empty, listed, read and discarded',
    run: async (world) => {
      const { client, user } = await newUser(world);
      const made = await client.call(createDraftEndpoint);
      assert.partialDeepStrictEqual(made, {
        title: '',
        state: 'draft',
        active: false,
        url: null,
        role: 'owner',
        author: { id: user.id, full_name: user.full_name },
        allowed_actions: ['update', 'create', 'discard'],
        subscription: null,
        crm_version: null,
        operation: null,
        sections: {
          application: { version: 0, updated_at: null, data: { email: user.email } },
          subscription: { version: 0, data: {} },
        },
      });
      const params = { id: made.id };
      assert.deepEqual(await client.call(getTenantEndpoint, { params }), made);
      const { data, total } = await client.call(listTenantsEndpoint);
      assert.deepEqual([total, data.map(({ id }) => id)], [1, [made.id]]);
      assert.equal(await client.call(discardDraftEndpoint, { params }), null);
      await assert.rejects(client.call(getTenantEndpoint, { params }), absent);
      await assert.rejects(client.call(discardDraftEndpoint, { params }), absent);
    },
  },
  {
    name: 'a call with a key happens once, and another one under the key is refused',
    run: async (world) => {
      const { client } = await newUser(world);
      const idempotencyKey = newIdempotencyKey();
      const first = await client.call(createDraftEndpoint, { idempotencyKey });
      assert.deepEqual(await client.call(createDraftEndpoint, { idempotencyKey }), first);
      assert.equal((await client.call(listTenantsEndpoint)).total, 1);
      const duplicate = (title: string) =>
        client.call(duplicateTenantEndpoint, { params: { id: first.id }, body: { title }, idempotencyKey });
      const copy = await duplicate('Kopija');
      assert.equal((await duplicate('Kopija')).id, copy.id);
      const refused = await rejectionOf(duplicate('Druga kopija'));
      assert.deepEqual([refused.status, refused.code], [422, 'idempotency_key_reused']);
      const short = rejectionOf(client.call(createDraftEndpoint, { idempotencyKey: 'short' }));
      assert.deepEqual([(await short).status, (await short).code], [400, 'idempotency_key_missing']);
    },
  },
  {
    name: 'no user has more than five drafts',
    run: async (world) => {
      const { client } = await newUser(world);
      const made: string[] = [];
      while (made.length < 5) made.push((await client.call(createDraftEndpoint)).id);
      const refused = await rejectionOf(client.call(createDraftEndpoint));
      assert.deepEqual([refused.name, refused.code], ['ConflictError', 'too_many_drafts']);
      const named = refused.problem['drafts'] as OpenDraft[];
      assert.deepEqual(named.map(({ id }) => id).toSorted(), made.toSorted());
      assert.partialDeepStrictEqual(named[0], { title: '', section: null });
    },
  },
  {
    name: 'an untouched draft is taken again on request, and one with something in it is not',
    run: async (world) => {
      const { client } = await newUser(world);
      const again = () => client.call(createDraftEndpoint, { body: { reuse_untouched: true } });
      const { id } = await again();
      assert.equal((await again()).id, id);
      const body = { ...applicationOf(unused('zelena')), title: '', _version: 0 };
      await client.call(saveApplicationEndpoint, { params: { id }, body });
      const other = await again();
      assert.notEqual(other.id, id);
      assert.equal((await again()).id, other.id);
      assert.equal((await client.call(listTenantsEndpoint)).total, 2);
    },
  },
  {
    name: 'a section keeps what is saved, and never gives a password back',
    run: async (world) => {
      const person = await newUser(world);
      const { id, name } = await completeDraft(person);
      const tenant = await person.client.call(getTenantEndpoint, { params: { id } });
      const { application, subscription } = tenant.sections;
      assert.partialDeepStrictEqual(application.data, { ...applicationOf(name), address: { city: 'Ljubljana' } });
      assert.deepEqual([application.version, application.secrets.password.set], [1, true]);
      assert.deepEqual([subscription.version, subscription.data.plan], [1, 'trial']);
      assert.deepEqual(JSON.stringify(tenant).includes('modra-hisa7'), false);
      assert.equal(tenant.title, applicationOf(name).title);
      assert.ok(tenant.url?.includes(name));
    },
  },
  {
    name: 'an existing company CRM keeps its address, and takes another name of its company',
    run: async (world) => {
      const person = await newUser(world);
      const { id, name } = await activeTenant(world, person);
      const body = { ...applicationOf(name), company: 'Zelena gora d.o.o.', _version: 1 };
      const save = (changed: object) =>
        person.client.call(saveApplicationEndpoint, { params: { id }, body: { ...body, ...changed } });
      assert.equal((await save({})).data.company, 'Zelena gora d.o.o.');
      const elsewhere = { url_name: `${name}-2`, password, password_confirmation: password, company: '' };
      assert.deepEqual(await rejectedFields(save({ ...elsewhere, _version: 2 })), ['company', 'password', 'url_name']);
    },
  },
  {
    name: 'a section saved from an older version is refused with the newer one',
    run: async (world) => {
      const { client } = await newUser(world);
      const { id } = await client.call(createDraftEndpoint);
      const save = (title: string, version: number) =>
        client.call(saveApplicationEndpoint, { params: { id }, body: { title, _version: version } });
      await save('First', 0);
      const { name, code, problem } = await rejectionOf(save('Second', 0));
      assert.deepEqual([name, code], ['StaleError', 'stale']);
      assert.partialDeepStrictEqual(problem['current'], { version: 1, data: { title: 'First' } });
      assert.equal((await save('Second', 1)).version, 2);
    },
  },
  {
    name: 'couriers keep what is saved, and tell of a password only that it is set',
    run: async (world) => {
      const { client } = await newUser(world);
      const { id } = await client.call(createDraftEndpoint);
      const params = { id };
      const gls = { enabled: true, username: 'ana', client_number: '380001234', max_weight: 31_500 };
      const body = { gls: { ...gls, password: 'paket-7' }, _version: 0 };
      const saved = await client.call(saveCouriersEndpoint, { params, body });
      assert.deepEqual([saved.version, saved.data.gls], [1, gls]);
      assert.deepEqual([saved.secrets['gls.password'].set, saved.secrets['dpd.password'].set], [true, false]);
      const removal = { gls: { ...gls, password_remove: true }, _version: 1 };
      const removed = await client.call(saveCouriersEndpoint, { params, body: removal });
      assert.deepEqual(removed.secrets['gls.password'], { set: false, updated_at: null });
      assert.deepEqual((await client.call(getTenantEndpoint, { params })).sections.couriers, removed);
      const tooHeavy = client.call(saveCouriersEndpoint, { params, body: { gls: { max_weight: 0 }, _version: 2 } });
      assert.deepEqual(await rejectedFields(tooHeavy), ['gls.max_weight']);
    },
  },
  {
    name: 'plugins keep what is saved, and tell of a secret only that it is set',
    run: async (world) => {
      const { client } = await newUser(world);
      const { id } = await client.call(createDraftEndpoint);
      const params = { id };
      const mailbox = { host: 'imap.example.com', port: '993', username: 'ana' };
      const newsletter = { provider: 'brevo' as const, api_key: 'xkeysib-0123456789' };
      const saved = await client.call(savePluginsEndpoint, { params, body: { mailbox, newsletter, _version: 0 } });
      assert.deepEqual(saved.data, { mailbox, newsletter: { provider: 'brevo' } });
      const set = Object.entries(saved.secrets).flatMap(([place, secret]) => (secret.set ? [place] : []));
      assert.deepEqual(set, ['newsletter.api_key']);
      assert.deepEqual((await client.call(getTenantEndpoint, { params })).sections.plugins, saved);
    },
  },
  {
    name: 'a draft is not started while something is missing',
    run: async (world) => {
      const { client } = await newUser(world);
      const { id } = await client.call(createDraftEndpoint);
      const named = await rejectedFields(client.call(startTenantEndpoint, { params: { id } }));
      const application = ['title', 'company', 'url_name', 'email', 'password'].map((field) => `application.${field}`);
      for (const field of [...application, 'subscription.plan']) assert.ok(named.includes(field), field);
    },
  },
  {
    name: 'a company CRM is created by one operation, and closed by another',
    run: async (world) => {
      const person = await newUser(world);
      const { client } = person;
      const { id, name } = await completeDraft(person);
      const params = { id };
      const operation = await client.call(startTenantEndpoint, { params });
      assert.partialDeepStrictEqual(operation, { tenant_id: id, kind: 'create', state: 'queued' });
      assert.equal((await client.call(startTenantEndpoint, { params })).id, operation.id);
      assert.equal((await client.call(getTenantEndpoint, { params })).state, 'creating');
      await assert.rejects(client.call(discardDraftEndpoint, { params }), noDraft);
      const save = client.call(saveSubscriptionEndpoint, { params, body: { plan: 'trial', _version: 1 } });
      await assert.rejects(save, noDraft);
      const [row] = (await client.call(listTenantsEndpoint)).data;
      assert.partialDeepStrictEqual(row, { state: 'creating', progress: { done: 0 } });

      await world.finish(operation.id);
      const done = await client.call(operationEndpoint, { params: { id: operation.id } });
      assert.equal(done.state, 'succeeded');
      assert.ok(done.seq > operation.seq && done.steps.every(({ state }) => state === 'done'));
      const created = await client.call(getTenantEndpoint, { params });
      assert.partialDeepStrictEqual(created, {
        state: 'active',
        active: true,
        allowed_actions: ['open', 'setup', 'update_crm', 'deactivate', 'close'],
        subscription: { kind: 'trial', expired: false, days_left: 40 },
        operation: { id: operation.id },
      });
      assert.ok(created.url?.includes(name) && created.crm_version !== null);

      const closing = await client.call(closeTenantEndpoint, { params });
      assert.deepEqual([closing.kind, closing.state], ['close', 'queued']);
      assert.equal((await client.call(closeTenantEndpoint, { params })).id, closing.id);
      await world.finish(closing.id);
      assert.partialDeepStrictEqual(await client.call(getTenantEndpoint, { params }), {
        state: 'closed',
        allowed_actions: [],
      });
    },
  },
  {
    name: 'a company CRM is switched off and on again',
    run: async (world) => {
      const person = await newUser(world);
      const { client } = person;
      const { id } = await activeTenant(world, person);
      const params = { id };
      const switchable = { name: 'ConflictError', code: 'not_switchable' };
      await assert.rejects(client.call(activateTenantEndpoint, { params }), switchable);
      const off = await client.call(deactivateTenantEndpoint, { params });
      assert.equal(off.kind, 'deactivate');
      assert.equal((await client.call(deactivateTenantEndpoint, { params })).id, off.id);
      await world.finish(off.id);
      assert.partialDeepStrictEqual(await client.call(getTenantEndpoint, { params }), {
        state: 'inactive',
        active: false,
        allowed_actions: ['setup', 'update_crm', 'activate', 'close'],
      });
      const on = await client.call(activateTenantEndpoint, { params });
      assert.equal(on.kind, 'activate');
      await world.finish(on.id);
      assert.partialDeepStrictEqual(await client.call(getTenantEndpoint, { params }), {
        state: 'active',
        active: true,
      });
      const draft = await completeDraft(person);
      await assert.rejects(client.call(deactivateTenantEndpoint, { params: { id: draft.id } }), switchable);
    },
  },
  {
    name: 'a company CRM is updated, by one operation at a time',
    run: async (world) => {
      const person = await newUser(world);
      const { client } = person;
      const { id } = await activeTenant(world, person);
      const params = { id };
      const update = () => client.call(updateCrmEndpoint, { params });
      const first = await update();
      assert.equal(first.kind, 'update');
      assert.equal((await update()).id, first.id);
      const running = { name: 'ConflictError', code: 'operation_in_progress' };
      await assert.rejects(client.call(deactivateTenantEndpoint, { params }), running);
      await world.finish(first.id);
      assert.partialDeepStrictEqual(await client.call(getTenantEndpoint, { params }), {
        state: 'active',
        operation: { id: first.id, state: 'succeeded' },
      });
      assert.notEqual((await update()).id, first.id);
      const draft = await completeDraft(person);
      const notUpdatable = { name: 'ConflictError', code: 'not_updatable' };
      await assert.rejects(client.call(updateCrmEndpoint, { params: { id: draft.id } }), notUpdatable);
    },
  },
  {
    name: 'only a company CRM that was created is closed, and only one that failed is retried',
    run: async (world) => {
      const person = await newUser(world);
      const { client } = person;
      const draft = await completeDraft(person);
      await assert.rejects(client.call(closeTenantEndpoint, { params: { id: draft.id } }), {
        name: 'ConflictError',
        code: 'not_closable',
      });
      const { operation } = await activeTenant(world, person);
      const params = { id: operation.id };
      const conflict = (code: string) => ({ name: 'ConflictError', code });
      await assert.rejects(client.call(retryOperationEndpoint, { params }), conflict('operation_not_failed'));
      await assert.rejects(client.call(cancelOperationEndpoint, { params }), conflict('operation_finished'));
    },
  },
  {
    name: 'an operation that is cancelled leaves the draft as it was',
    run: async (world) => {
      const person = await newUser(world);
      const { client } = person;
      const { id } = await completeDraft(person);
      const operation = await client.call(startTenantEndpoint, { params: { id } });
      const cancelling = await client.call(cancelOperationEndpoint, { params: { id: operation.id } });
      assert.ok(['cancelling', 'cancelled'].includes(cancelling.state));
      await world.finish(operation.id);
      assert.equal((await client.call(operationEndpoint, { params: { id: operation.id } })).state, 'cancelled');
      const draft = await client.call(getTenantEndpoint, { params: { id } });
      assert.deepEqual([draft.state, draft.sections.application.version], ['draft', 1]);
    },
  },
  {
    name: 'the name of an application URL is free, taken, reserved or none',
    run: async (world) => {
      const person = await newUser(world);
      const { id, name } = await completeDraft(person);
      const ask = (asked: string, own?: string) =>
        person.client.call(urlNameEndpoint, {
          query: { name: asked, ...(own === undefined ? {} : { tenant_id: own }) },
        });
      const free = unused('prosto');
      assert.partialDeepStrictEqual(await ask(free), { available: true, reason: null, suggestions: [] });
      assert.partialDeepStrictEqual(await ask(name, id), { available: true, reason: null });
      const taken = await ask(name);
      assert.deepEqual([taken.available, taken.reason, taken.suggestions.length], [false, 'taken', 3]);
      assert.ok(taken.suggestions.every((other) => other !== name && other.startsWith(name.slice(0, 20))));
      assert.partialDeepStrictEqual(await ask('admin'), { available: false, reason: 'reserved' });
      assert.partialDeepStrictEqual(await ask('-'), { available: false, reason: 'invalid', url: null });
      const other = await person.client.call(createDraftEndpoint);
      const body = { url_name: name, _version: 0 };
      const call = person.client.call(saveApplicationEndpoint, { params: { id: other.id }, body });
      assert.deepEqual(await rejectedFields(call), ['url_name']);
    },
  },
  {
    name: 'a VAT number is one, and of a country that VIES holds',
    run: async (world) => {
      const { client } = await newUser(world);
      const { id } = await client.call(createDraftEndpoint);
      const check = (vat_number: string) =>
        client.call(checkVatNumberEndpoint, { params: { id }, body: { vat_number, country: 'GB' } });
      assert.partialDeepStrictEqual(await check('GB 980 7806 84'), {
        status: 'not_checked',
        reason: 'not_served',
        vat_number: 'GB980780684',
      });
      assert.deepEqual(await rejectedFields(check('GB1')), ['vat_number']);
    },
  },
  {
    name: 'the records of another user are absent',
    run: async (world) => {
      const owner = await newUser(world);
      const { id } = await completeDraft(owner);
      const operation = await owner.client.call(startTenantEndpoint, { params: { id } });
      const { client } = await newUser(world);
      assert.equal((await client.call(listTenantsEndpoint)).total, 0);
      const params = { id };
      await assert.rejects(client.call(getTenantEndpoint, { params }), absent);
      await assert.rejects(client.call(discardDraftEndpoint, { params }), absent);
      await assert.rejects(client.call(startTenantEndpoint, { params }), absent);
      await assert.rejects(client.call(closeTenantEndpoint, { params }), absent);
      await assert.rejects(client.call(saveSubscriptionEndpoint, { params, body: { _version: 1 } }), absent);
      await assert.rejects(client.call(operationEndpoint, { params: { id: operation.id } }), absent);
      await assert.rejects(client.call(retryOperationEndpoint, { params: { id: operation.id } }), absent);
    },
  },
  {
    name: 'a visitor has no company CRMs',
    run: async (world) => {
      const visitor = world.visitor();
      const unknown = { name: 'SessionExpiredError', code: 'unauthenticated' };
      await assert.rejects(visitor.call(listTenantsEndpoint), unknown);
      await assert.rejects(visitor.call(createDraftEndpoint), unknown);
    },
  },
];
