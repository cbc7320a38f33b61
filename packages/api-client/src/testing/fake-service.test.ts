// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../index';
import {
  activateEndpoint,
  configEndpoint,
  createDraftEndpoint,
  currentUserEndpoint,
  getTenantEndpoint,
  listTenantsEndpoint,
  loginEndpoint,
  logoutEndpoint,
  operationEndpoint,
  requestResetEndpoint,
  resetPasswordEndpoint,
  retryOperationEndpoint,
  saveApplicationEndpoint,
  saveSubscriptionEndpoint,
  signupEndpoint,
  startTenantEndpoint,
  updateUserEndpoint,
  urlNameEndpoint,
  type Operation,
} from '../contract';
import { createFakeService } from './fake-service';
import { samplePassword } from './sample-records';

const password = 'modra-hisa7';
const person = {
  full_name: 'Ana Žagar',
  email: 'ana@example.si',
  country_code: 'SI',
  phone: '041 234 567',
  password,
  password_confirmation: password,
  terms: true,
};

function start() {
  const service = createFakeService({ now: () => new Date('2026-11-21T09:00:00Z') });
  return { service, client: createApiClient(service) };
}

async function startCreating() {
  const { service, client } = start();
  service.signIn();
  const { id } = await client.call(createDraftEndpoint);
  const application = {
    title: 'Zelena dolina',
    company: 'Zelena dolina d.o.o.',
    url_name: 'zelena-dolina',
    email: 'info@example.si',
    password,
    password_confirmation: password,
  };
  await client.call(saveApplicationEndpoint, {
    params: { id },
    body: { ...application, address: { country: 'SI', vat_number: '' }, _version: 0 },
  });
  await client.call(saveSubscriptionEndpoint, { params: { id }, body: { plan: 'trial', _version: 0 } });
  const operation = await client.call(startTenantEndpoint, { params: { id } });
  const poll = () => client.call(operationEndpoint, { params: { id: operation.id } });
  return { service, client, id, operation, poll };
}

async function pollUntil(poll: () => Promise<Operation>, ended: Operation['state']): Promise<Operation> {
  for (let turn = 0; turn < 20; turn++) {
    const operation = await poll();
    if (operation.state === ended) return operation;
  }
  throw new Error(`The operation never became ${ended}.`);
}

describe('an account', () => {
  it('is registered, activated, logged in and logged out', async () => {
    const { service, client } = start();
    await expect(client.call(signupEndpoint, { body: person })).resolves.toMatchObject({ state: 'activation_sent' });
    await expect(client.call(loginEndpoint, { body: person })).rejects.toMatchObject({
      status: 422,
      fields: { email: [expect.any(String)] },
    });
    const token = service.state.accounts[0]?.activationToken ?? '';
    expect(service.state.outbox[0]?.text).toContain(token);
    await expect(client.call(activateEndpoint, { params: { token } })).resolves.toMatchObject({ state: 'activated' });
    await expect(client.call(activateEndpoint, { params: { token } })).resolves.toMatchObject({
      state: 'already_active',
    });
    await expect(client.call(currentUserEndpoint)).rejects.toMatchObject({ status: 401 });
    await client.call(loginEndpoint, { body: { email: 'ANA@example.si', password } });
    await expect(client.call(currentUserEndpoint)).resolves.toMatchObject({ full_name: 'Ana Žagar' });
    await client.call(logoutEndpoint);
    await expect(client.call(currentUserEndpoint)).rejects.toMatchObject({ status: 401 });
  });

  it('gets the same answer for a known e-mail, and no second account', async () => {
    const { service, client } = start();
    const first = await client.call(signupEndpoint, { body: person });
    await expect(client.call(signupEndpoint, { body: person })).resolves.toEqual(first);
    expect(service.state.accounts).toHaveLength(1);
  });

  it('is refused field by field', async () => {
    const { client } = start();
    const call = client.call(signupEndpoint, { body: { ...person, full_name: '', terms: false } });
    await expect(call).rejects.toMatchObject({
      message: 'The given data was invalid.',
      fields: { full_name: ['Fill in this field.'] },
    });
    const weak = client.call(signupEndpoint, { body: { ...person, password: 'weak', password_confirmation: 'other' } });
    await expect(weak).rejects.toMatchObject({
      fields: { password_confirmation: ['The password confirmation does not match'] },
    });
  });

  it('gets a new password by the link', async () => {
    const { service, client } = start();
    const { email } = service.addUser();
    await client.call(requestResetEndpoint, { body: { email } });
    const token = service.state.accounts[0]?.resetToken ?? '';
    const changed = 'zelena-hisa8';
    await client.call(resetPasswordEndpoint, { body: { token, password: changed, password_confirmation: changed } });
    await expect(client.call(loginEndpoint, { body: { email, password: samplePassword } })).rejects.toMatchObject({
      status: 422,
    });
    await expect(client.call(loginEndpoint, { body: { email, password: changed } })).resolves.toMatchObject({ email });
  });

  it('keeps its changes and belongs to nobody else', async () => {
    const { service, client } = start();
    const { id } = service.signIn();
    await client.call(updateUserEndpoint, {
      params: { id },
      body: { language: 'sl', per_page: 20, visited_modules: [] },
    });
    await expect(client.call(currentUserEndpoint)).resolves.toMatchObject({ language: 'sl', per_page: 20 });
    const other = service.addUser({ id: service.state.newId(), email: 'b@example.si' });
    await expect(client.call(updateUserEndpoint, { params: { id: other.id }, body: {} })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('a company CRM', () => {
  it('is created step by step, one with every poll', async () => {
    const { client, id, operation, poll } = await startCreating();
    expect(operation).toMatchObject({ state: 'queued', kind: 'create' });
    await expect(client.call(startTenantEndpoint, { params: { id } })).resolves.toMatchObject({ id: operation.id });
    await expect(poll()).resolves.toMatchObject({ state: 'running', seq: 2 });
    await expect(client.call(listTenantsEndpoint)).resolves.toMatchObject({
      data: [{ state: 'creating', progress: { done: 0, total: 7 } }],
    });
    await pollUntil(poll, 'succeeded');
    const url = 'https://zelena-dolina.crm.example/';
    await expect(client.call(getTenantEndpoint, { params: { id } })).resolves.toMatchObject({
      state: 'active',
      active: true,
      url,
    });
  });

  it('fails at a step and goes on after Retry', async () => {
    const { service, client, id, operation, poll } = await startCreating();
    service.state.failStep = { name: 'prepare_database', cause: 'unreachable' };
    const failed = await pollUntil(poll, 'failed');
    expect(failed.steps.find(({ state }) => state === 'failed')).toMatchObject({
      name: 'prepare_database',
      cause: 'unreachable',
    });
    await client.call(retryOperationEndpoint, { params: { id: operation.id } });
    await pollUntil(poll, 'succeeded');
    await expect(client.call(getTenantEndpoint, { params: { id } })).resolves.toMatchObject({ state: 'active' });
  });

  it('is not started while something is missing', async () => {
    const { service, client } = start();
    service.signIn();
    const { id } = await client.call(createDraftEndpoint);
    await expect(client.call(startTenantEndpoint, { params: { id } })).rejects.toMatchObject({
      fields: { 'application.title': [expect.any(String)], 'subscription.plan': [expect.any(String)] },
    });
  });

  it('refuses an older version of a section with the newer one', async () => {
    const { client, id } = await startCreating();
    const call = client.call(saveSubscriptionEndpoint, { params: { id }, body: { plan: 'trial', _version: 0 } });
    await expect(call).rejects.toMatchObject({ status: 412, problem: { section: { version: 1 } } });
  });

  it('tells whether a name is free', async () => {
    const { client } = await startCreating();
    const ask = (name: string) => client.call(urlNameEndpoint, { query: { name } });
    await expect(ask('zelena-dolina')).resolves.toMatchObject({
      available: false,
      reason: 'taken',
      suggestions: ['zelena-dolina-crm', 'zelena-dolina-2', 'zelena-dolina-3'],
    });
    await expect(ask('admin')).resolves.toMatchObject({ available: false, reason: 'reserved' });
    await expect(ask('modra-hisa')).resolves.toMatchObject({ available: true, reason: null });
  });
});

it('tells everybody its configuration, and nobody anything while it cannot be reached', async () => {
  const { service, client } = start();
  await expect(client.call(configEndpoint)).resolves.toMatchObject({ product_name: 'Atrium' });
  service.reachable = false;
  await expect(client.call(createDraftEndpoint)).rejects.toMatchObject({ name: 'NetworkError' });
});
