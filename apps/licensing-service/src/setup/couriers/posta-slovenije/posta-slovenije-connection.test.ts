import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccountTests, type AccountTests } from '../../../testing/account-tests';
import type { VendorServer } from '../../../testing/vendors/vendor-server';
import { openPostaServer, postaAccount } from './posta-slovenije.stand-in';

let server: VendorServer;
let tests: AccountTests;

beforeAll(async () => {
  server = await openPostaServer();
  tests = await buildAccountTests({ couriers: { posta_slovenije: server.url } });
});
afterAll(async () => {
  await tests.close();
  await server.close();
});
beforeEach(() => tests.startDraft());

describe('Pošta Slovenije connection test', () => {
  it('passes with the four ids of an account', async () => {
    expect(await tests.outcome('posta-slovenije', { posta_slovenije: postaAccount })).toBe('valid');
    expect(await tests.outcome('posta-slovenije', { posta_slovenije: { ...postaAccount, branch_id: '9' } })).toEqual([
      'login',
      'login_refused',
    ]);
  });

  it('reports a missing id', async () => {
    const body = { posta_slovenije: { ...postaAccount, postal_id: '' } };
    expect(await tests.errorsOf('posta-slovenije', body)).toEqual({
      'posta_slovenije.postal_id': ['Fill in this field.'],
    });
  });
});
