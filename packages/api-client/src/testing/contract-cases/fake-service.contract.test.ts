// @vitest-environment node
import { expect, it } from 'vitest';
import { operationEndpoint } from '../../contract';
import { createApiClient } from '../../http/api-client';
import { createFakeService } from '../fake-service';
import { contractCalls } from '../http/contract-calls';
import { addMember } from '../roles/grants';
import { contractCases, type ContractWorld } from '.';

const sent = new Set<string>();

/** Records which call of the contract a request is. */
function noteCall(url: string, method: string): void {
  const path = new URL(url, 'https://portal.example').pathname.replace('/api', '');
  const calls = contractCalls.filter(({ endpoint }) => {
    const pattern = new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return endpoint.method === method && pattern.test(path);
  });
  const fixed = calls.find(({ endpoint }) => endpoint.path === path);
  const name = (fixed ?? calls[0])?.name;
  if (name !== undefined) sent.add(name);
}

function fakeWorld(): ContractWorld {
  const service = createFakeService();
  const { state } = service;
  state.config.gateways = ['bank_transfer', 'sandbox'];
  /** Gives each visitor a separate session, like separate browsers. */
  const visitor = () => {
    let sessionId: string | null = null;
    return createApiClient({
      ...service,
      fetch: async (...request) => {
        noteCall(request[0], request[1]?.method ?? 'GET');
        state.sessionId = sessionId;
        const answer = await service.fetch(...request);
        sessionId = state.sessionId;
        return answer;
      },
    });
  };
  return {
    visitor,
    mailedToken: async (email) => {
      const mail = service.state.outbox.find(({ to }) => to === email);
      const token = /(?:activate\/|confirm-email\/|invitations\/|token=)([\w-]+)/.exec(mail?.text ?? '')?.[1];
      if (token === undefined) throw new Error(`No link was sent to ${email}.`);
      return token;
    },
    makeAdministrator: async (email) => {
      const administrators = state.roles.find(({ built_in: builtIn }) => builtIn);
      const account = state.accounts.find(({ user }) => user.email === email);
      if (administrators && account) addMember(state, administrators, account, null);
    },
    certificateFile: async () => {
      const facts = {
        holder: 'Zelena dolina, d.o.o.',
        tax_number: '10019880',
        issuer: 'Tax CA Test',
        issuer_kind: 'test' as const,
        valid_from: '2026-11-21T00:00:00.000Z',
        valid_until: '2031-11-21T00:00:00.000Z',
      };
      state.certificateFiles.push({ name: 'potrdilo.p12', password: 'geslo-1', facts });
      const file = new File(['potrdilo'], 'potrdilo.p12');
      return { file, password: 'geslo-1', holder: facts.holder, taxNumber: facts.tax_number };
    },
    finish: async (id) => {
      const client = createApiClient(service);
      const poll = async () => (await client.call(operationEndpoint, { params: { id } })).state;
      for (let turn = 0; turn < 30; turn++) if (['succeeded', 'failed', 'cancelled'].includes(await poll())) return;
      throw new Error('The operation never ended.');
    },
  };
}

it.each(contractCases.map(({ name, run }) => [name, run] as const))('%s', async (_, run) => {
  await expect(run(fakeWorld())).resolves.toBeUndefined();
});

/** The other calls are sent by browsers and the host of a service. */
it('contract cases cover every call that clients send', () => {
  const missing = contractCalls.filter(({ name }) => !sent.has(name)).map(({ name }) => name);
  expect(missing.toSorted()).toEqual(['createCspReport', 'ready']);
});
