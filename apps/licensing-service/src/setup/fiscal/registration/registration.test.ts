import type { Operation, Premise, Registration, Tenant } from '@atrium/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asService } from '../../../platform';
import { configureJob, instanceTables } from '../../../provisioning';
import { tenantSecrets } from '../../../schema';
import { setSecret } from '../../../tenants';
import { makeFiscalSigner } from '../../../testing/fiscal-signer';
import {
  buildTenantsApp,
  companyNamed,
  completeDraft,
  type Person,
  type TenantsApp,
} from '../../../testing/tenants-app';
import type { FiscalAuthority } from '../authority/fiscal-authority';
import type { PremiseRegistration } from '../authority/premise-registration';
import type { RegistrationProblem } from '../authority/registration-outcome';
import { writeCertificate } from '../certificate/certificate.repository';
import { privateKeyField } from '../certificate/signing-key';
import { closePremisesJob } from './close-premises.job';
import { destroyExpiredClosingKeys } from './destroy-closing-keys.job';
import { registerPremisesJob } from './register-premises.job';
import { registerPremises } from './register-premises.service';

const signer = makeFiscalSigner();
/** Messages the authority received, in order. It rejects them with `problem` if set. */
let sentMessages: PremiseRegistration[];
let problem: RegistrationProblem | null;
let messages = 0;

const fiscalAuthority: FiscalAuthority = {
  register: async (registration, by) => {
    expect(by.certificate.serialNumber).toBe(signer.certificate.serialNumber);
    expect(by.privateKey.type).toBe('private');
    sentMessages.push(registration);
    const messageId = String((messages += 1));
    return problem === null ? { accepted: true, messageId } : { accepted: false, messageId, problem };
  },
};

let test: TenantsApp;
let ana: Person;
let id: string;
let count = 0;

beforeAll(async () => {
  test = await buildTenantsApp({ dependencies: { fiscalAuthority } });
  ana = await test.person('Ana');
});
afterAll(() => test.close());

beforeEach(async () => {
  sentMessages = [];
  problem = null;
  count += 1;
  id = await completeDraft(ana, companyNamed(`dolina-${count}`));
});

const taxNumber = () => 10_000_000 + count;
const van = (premiseId: string) => ({ premise_id: premiseId, type: 'movable-a', valid_from: '2026-11-21' });

async function withPremises(...ids: readonly string[]): Promise<Premise[]> {
  const section = { responsible_person: 'Žiga Čuček', tax_number: String(taxNumber()), numbering: 'device' };
  await ana.client.put(`/tenants/${id}/sections/fiscalization`, { enabled: true, ...section, _version: 0 });
  const premises: Premise[] = [];
  for (const premiseId of ids) {
    const premise = (await ana.client.post(`/tenants/${id}/premises`, van(premiseId))).json<Premise>();
    await ana.client.post(`/tenants/${id}/devices`, { device_id: 'BLAG1', premise: premise.id });
    premises.push(premise);
  }
  await asService(test.database, 'job', async (tx) => {
    const at = test.dependencies.clock();
    const [validFrom, validUntil] = [signer.certificate.validFromDate, signer.certificate.validToDate];
    await writeCertificate(tx, {
      tenantId: id,
      fileName: 'a.p12',
      size: 1,
      chain: signer.certificatePem,
      holder: 'A',
      taxNumber: null,
      issuer: 'Tax CA Test',
      issuerKind: 'test',
      validFrom,
      validUntil,
      uploadedAt: at,
      uploadedBy: ana.user.id,
    });
    const key = { tenantId: id, field: privateKeyField, value: signer.privateKeyPem, at };
    await setSecret(tx, test.dependencies.secretKeys, key);
  });
  return premises;
}

async function create(): Promise<void> {
  const response = await ana.client.post(`/tenants/${id}/create`, {});
  expect(response.statusCode, response.body).toBe(202);
  await test.dependencies.engine.run(response.json<Operation>().id);
}

async function close(): Promise<void> {
  const closing = (await ana.client.post(`/tenants/${id}/close`, {})).json<Operation>();
  await test.dependencies.engine.run(closing.id);
}

const record = async () => (await ana.client.get(`/tenants/${id}`)).json<Tenant>();
const states = async () => (await record()).registrations.map(({ state, problem: reason }) => [state, reason]);
const stepOf = async () => (await record()).operation?.steps.find(({ name }) => name === 'register_premises');
const runJob = () =>
  registerPremisesJob.run({ dependencies: test.dependencies, signal: AbortSignal.abort() }, { tenant_id: id });
const retry = () => ana.client.post(`/tenants/${id}/premises/register`, {});
const storedSecrets = async () =>
  (await test.database.select().from(tenantSecrets).where(eq(tenantSecrets.tenantId, id))).map(({ field }) => field);
const queuedJobs = async (name = registerPremisesJob.name) => {
  const jobs = sql`select 1 from pgboss.job where name = ${name} and data ->> 'tenant_id' = ${id}`;
  return (await test.database.execute(jobs)).rows.length;
};

describe('registration of business premises', () => {
  it('registers them when the company CRM is created', async () => {
    await withPremises('TRGOVINA1', 'VOZILO1');
    await create();
    expect(sentMessages).toMatchObject([
      { taxNumber: taxNumber(), premiseId: 'TRGOVINA1', place: { type: 'movable-a' }, validFrom: '2026-11-21' },
      { premiseId: 'VOZILO1', closing: false },
    ]);
    expect(await states()).toEqual([
      ['registered', null],
      ['registered', null],
    ]);
    expect(await stepOf()).toMatchObject({ state: 'done', cause: null });
  });

  it('does not block creation when the authority rejects a premise, and succeeds by a retry', async () => {
    await withPremises('TRGOVINA1');
    problem = 'S100';
    await create();
    expect(await record()).toMatchObject({ state: 'active', operation: { state: 'succeeded' } });
    expect(await stepOf()).toMatchObject({ state: 'done', cause: 'premises_not_registered' });
    expect(await states()).toEqual([['failed', 'S100']]);
    problem = null;
    const response = await retry();
    expect(response.statusCode).toBe(200);
    expect(response.json<Registration[]>()).toMatchObject([{ state: 'registered', problem: null }]);
    await retry();
    expect(sentMessages).toHaveLength(2);
  });

  it('stops after the first message if the authority does not respond', async () => {
    await withPremises('A1', 'A2', 'A3');
    problem = 'unreachable';
    await create();
    expect(sentMessages).toHaveLength(1);
    expect(await states()).toEqual(Array.from({ length: 3 }, () => ['failed', 'unreachable']));
  });

  it('is retried by the job only for retryable problems', async () => {
    await withPremises('TRGOVINA1');
    problem = 'S005';
    await create();
    await expect(runJob()).resolves.toBeUndefined();
    problem = 'S100';
    await expect(runJob()).rejects.toThrow('registered again later');
    problem = null;
    await expect(runJob()).resolves.toBeUndefined();
    expect(await states()).toEqual([['registered', null]]);
  });

  it('sends changes in an active company CRM, and closes the old id before registering a new one', async () => {
    const [premise] = await withPremises('TRGOVINA1', 'TRGOVINA2');
    await create();
    const before = await queuedJobs();
    sentMessages = [];
    const path = `/tenants/${id}/premises/${premise?.id}`;
    await ana.client.put(path, { ...van('TRGOVINA1'), valid_from: '2026-12-01', _version: 1 });
    expect(await queuedJobs()).toBe(before + 1);
    await runJob();
    expect(sentMessages).toMatchObject([{ premiseId: 'TRGOVINA1', validFrom: '2026-12-01' }]);
    sentMessages = [];
    await ana.client.put(path, { ...van('STOJNICA1'), valid_from: '2026-12-01', _version: 2 });
    await runJob();
    expect(sentMessages.map(({ premiseId, closing }) => [premiseId, closing])).toEqual([
      ['TRGOVINA1', true],
      ['STOJNICA1', false],
    ]);
  });

  it('delivers the registration time to the company CRM', async () => {
    const [premise] = await withPremises('TRGOVINA1');
    await create();
    const deliveredPremises = async () => {
      await configureJob.run({ dependencies: test.dependencies, signal: AbortSignal.abort() }, { tenant_id: id });
      const rows = await test.database.select().from(instanceTables(id).premises);
      return rows.map(({ id: mark, registeredAt }) => [mark, registeredAt]);
    };
    expect(await deliveredPremises()).toEqual([['TRGOVINA1', test.dependencies.clock()]]);
    await ana.client.put(`/tenants/${id}/premises/${premise?.id}`, { ...van('STOJNICA1'), _version: 1 });
    expect(await deliveredPremises()).toEqual([['STOJNICA1', null]]);
    const before = await queuedJobs(configureJob.name);
    await runJob();
    expect(await queuedJobs(configureJob.name)).toBeGreaterThan(before);
    expect(await deliveredPremises()).toEqual([['STOJNICA1', test.dependencies.clock()]]);
    problem = 'S100';
    await ana.client.put(`/tenants/${id}/premises/${premise?.id}`, {
      ...van('STOJNICA1'),
      valid_from: '2026-12-01',
      _version: 2,
    });
    await expect(runJob()).rejects.toThrow('registered again later');
    expect(await deliveredPremises()).toEqual([['STOJNICA1', test.dependencies.clock()]]);
  });

  it('closes a removed premise once', async () => {
    const [premise] = await withPremises('TRGOVINA1', 'TRGOVINA2');
    await create();
    sentMessages = [];
    await ana.client.delete(`/tenants/${id}/premises/${premise?.id}`);
    await runJob();
    await runJob();
    expect(sentMessages).toMatchObject([{ premiseId: 'TRGOVINA1', closing: true }]);
    expect(await states()).toEqual([['registered', null]]);
  });

  it('lists a removed premise with its problem until it is closed', async () => {
    const [premise] = await withPremises('TRGOVINA1', 'TRGOVINA2');
    await create();
    await ana.client.delete(`/tenants/${id}/premises/${premise?.id}`);
    problem = 'S005';
    await runJob();
    const { premises, registrations } = await record();
    expect(premises.map(({ premise_id: mark }) => mark)).toEqual(['TRGOVINA2']);
    const failed = { premise_id: 'TRGOVINA1', removed: true, state: 'failed', problem: 'S005' };
    expect(registrations).toMatchObject([failed, { premise_id: 'TRGOVINA2', removed: false, state: 'registered' }]);
    problem = null;
    expect((await retry()).json<Registration[]>()).toMatchObject([{ premise_id: 'TRGOVINA2', state: 'registered' }]);
  });

  it('closes a removed premise even if fiscalization was turned off', async () => {
    const [premise] = await withPremises('TRGOVINA1', 'TRGOVINA2');
    await create();
    sentMessages = [];
    await ana.client.put(`/tenants/${id}/sections/fiscalization`, { enabled: false, _version: 1 });
    await ana.client.delete(`/tenants/${id}/premises/${premise?.id}`);
    await runJob();
    expect(sentMessages).toMatchObject([{ premiseId: 'TRGOVINA1', taxNumber: taxNumber(), closing: true }]);
  });

  it.each([
    [null, null],
    ['S100', 'premises_not_closed'],
  ] as const)(
    'closes all premises with the company CRM, without blocking its closing on the problem %j',
    async (authorityProblem, cause) => {
      await withPremises('TRGOVINA1', 'TRGOVINA2');
      await create();
      sentMessages = [];
      problem = authorityProblem;
      await close();
      expect(sentMessages.map(({ premiseId, closing: isClosing }) => [premiseId, isClosing])).toEqual([
        ['TRGOVINA1', true],
        ['TRGOVINA2', true],
      ]);
      const closed = await record();
      expect(closed).toMatchObject({ state: 'closed', operation: { state: 'succeeded' } });
      expect(closed.operation?.steps.find(({ name }) => name === 'close_premises')).toMatchObject({
        state: 'done',
        cause,
      });
      expect(await states()).toEqual(
        authorityProblem === null ? [] : Array.from({ length: 2 }, () => ['failed', authorityProblem]),
      );
    },
  );

  it('does not reopen premises closed with their company CRM', async () => {
    await withPremises('TRGOVINA1');
    await create();
    await close();
    sentMessages = [];
    const { dependencies, database } = test;
    await registerPremises({ ...dependencies, transact: (run) => asService(database, 'job', run) }, id);
    expect(sentMessages).toEqual([]);
  });

  describe('premises still open after the company CRM was closed', () => {
    beforeEach(async () => {
      await withPremises('TRGOVINA1', 'TRGOVINA2');
      await create();
      problem = 'S100';
      await close();
      sentMessages = [];
    });

    const closeJob = () =>
      closePremisesJob.run({ dependencies: test.dependencies, signal: AbortSignal.abort() }, { tenant_id: id });

    it('keep only the key that can close them, until they are closed', async () => {
      expect(await storedSecrets()).toEqual([privateKeyField]);
      problem = null;
      await closeJob();
      expect(sentMessages.map(({ premiseId, closing }) => [premiseId, closing])).toEqual([
        ['TRGOVINA1', true],
        ['TRGOVINA2', true],
      ]);
      expect(await storedSecrets()).toEqual([]);
      expect(await states()).toEqual([]);
      expect((await record()).allowed_actions).toEqual([]);
    });

    it('are retried by the job only for retryable problems', async () => {
      expect(await queuedJobs(closePremisesJob.name)).toBe(1);
      await expect(closeJob()).rejects.toThrow('registered again later');
      problem = 'S007';
      await expect(closeJob()).resolves.toBeUndefined();
      expect(await states()).toEqual([
        ['failed', 'S007'],
        ['failed', 'S007'],
      ]);
    });

    it('can be closed by the owner and by an Administrator', async () => {
      expect(await record()).toMatchObject({
        state: 'closed',
        allowed_actions: ['close_premises'],
        registrations: [{ premise_id: 'TRGOVINA1', removed: true, problem: 'S100' }, { premise_id: 'TRGOVINA2' }],
      });
      expect((await retry()).json<Registration[]>()).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
      problem = null;
      const administrator = await test.person(`Uprava${count}`, { isAdministrator: true });
      expect((await administrator.client.post(`/tenants/${id}/premises/register`, {})).json()).toEqual([]);
      expect(await storedSecrets()).toEqual([]);
    });

    it('lose the key after thirty days and fail with no_certificate', async () => {
      const after = (days: number) => () => new Date(test.dependencies.clock().getTime() + days * 24 * 60 * 60 * 1000);
      await destroyExpiredClosingKeys({ ...test.dependencies, clock: after(29) });
      expect(await storedSecrets()).toEqual([privateKeyField]);
      await destroyExpiredClosingKeys({ ...test.dependencies, clock: after(31) });
      expect(await storedSecrets()).toEqual([]);
      expect(sentMessages).toEqual([]);
      expect(await states()).toEqual([
        ['failed', 'no_certificate'],
        ['failed', 'no_certificate'],
      ]);
    });
  });

  it('requires a live company CRM and a certificate', async () => {
    await withPremises('TRGOVINA1');
    expect((await retry()).json()).toMatchObject({ status: 409, code: 'not_registrable' });
    await create();
    const jobsBefore = await queuedJobs();
    await ana.client.delete(`/tenants/${id}/certificate`);
    sentMessages = [];
    await ana.client.post(`/tenants/${id}/premises`, van('VOZILO1'));
    expect(await queuedJobs()).toBeGreaterThan(jobsBefore);
    await runJob();
    expect(sentMessages).toEqual([]);
    expect(await states()).toEqual(
      expect.arrayContaining([
        ['registered', null],
        ['failed', 'no_certificate'],
      ]),
    );
  });
});
