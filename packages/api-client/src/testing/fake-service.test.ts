// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createApiClient } from '..';
import {
  configEndpoint,
  createDraftEndpoint,
  getTenantEndpoint,
  listTenantsEndpoint,
  operationEndpoint,
  retryOperationEndpoint,
  saveApplicationEndpoint,
  saveSubscriptionEndpoint,
  startTenantEndpoint,
  type Operation,
} from '../contract';
import { courierTestHandlers } from './connections/courier-tests';
import { createFakeService } from './fake-service';
import { handlers } from './handlers';
import { contractCalls } from './http/contract-calls';
import { resourceHandlers } from './resources/resource-handlers';

const password = 'modra-hisa7';
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

it('handles every call of the contract that clients send', () => {
  const answered = (name: string, id: string) =>
    Object.hasOwn(handlers, name) || resourceHandlers.has(id) || courierTestHandlers.has(id);
  const missing = contractCalls.filter(({ name, endpoint }) => !answered(name, endpoint.id)).map(({ name }) => name);
  expect(missing.toSorted()).toEqual(['createCspReport']);
});

describe('a company CRM', () => {
  it('is created one step per poll', async () => {
    const { client, id, operation, poll } = await startCreating();
    expect(operation).toMatchObject({ state: 'queued', kind: 'create' });
    await expect(client.call(startTenantEndpoint, { params: { id } })).resolves.toMatchObject({ id: operation.id });
    await expect(poll()).resolves.toMatchObject({ state: 'running', seq: 2 });
    await expect(client.call(listTenantsEndpoint)).resolves.toMatchObject({
      data: [{ state: 'creating', progress: { done: 0, total: 10 } }],
    });
    await pollUntil(poll, 'succeeded');
    const url = 'https://zelena-dolina.crm.example/';
    await expect(client.call(getTenantEndpoint, { params: { id } })).resolves.toMatchObject({
      state: 'active',
      active: true,
      url,
    });
  });

  it('fails at a step and continues after a retry', async () => {
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
});

it('shares no state with another fake service', async () => {
  const first = createFakeService();
  first.signIn().roles.push({ id: first.state.newId(), title: 'Administrators' });
  const second = createFakeService();
  expect(second.signIn().roles).toEqual([]);
});

it('returns its configuration, and fails with a NetworkError while it is unreachable', async () => {
  const { service, client } = start();
  await expect(client.call(configEndpoint)).resolves.toMatchObject({ product_name: 'Atrium' });
  service.reachable = false;
  await expect(client.call(createDraftEndpoint)).rejects.toMatchObject({ name: 'NetworkError' });
});
