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
import { endClosingPeriod } from './end-closing-period.job';
import { registerPremisesJob } from './register-premises.job';
import { registerPremises } from './register-premises.service';

const signer = makeFiscalSigner();
/** The messages the authority received, in order; it refuses each with `problem` while that is set. */
let told: PremiseRegistration[];
let problem: RegistrationProblem | null;
let messages = 0;

const fiscalAuthority: FiscalAuthority = {
  register: async (registration, by) => {
    expect(by.certificate.serialNumber).toBe(signer.certificate.serialNumber);
    expect(by.privateKey.type).toBe('private');
    told.push(registration);
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
  told = [];
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
  const answer = await ana.client.post(`/tenants/${id}/create`, {});
  expect(answer.statusCode, answer.body).toBe(202);
  await test.dependencies.engine.run(answer.json<Operation>().id);
}

async function close(): Promise<void> {
  const closing = (await ana.client.post(`/tenants/${id}/close`, {})).json<Operation>();
  await test.dependencies.engine.run(closing.id);
}

const record = async () => (await ana.client.get(`/tenants/${id}`)).json<Tenant>();
const states = async () => (await record()).registrations.map(({ state, problem: why }) => [state, why]);
const stepOf = async () => (await record()).operation?.steps.find(({ name }) => name === 'register_premises');
const runJob = () =>
  registerPremisesJob.run({ dependencies: test.dependencies, signal: AbortSignal.abort() }, { tenant_id: id });
const retry = () => ana.client.post(`/tenants/${id}/premises/register`, {});
const keptSecrets = async () =>
  (await test.database.select().from(tenantSecrets).where(eq(tenantSecrets.tenantId, id))).map(({ field }) => field);
const waiting = async (name = registerPremisesJob.name) => {
  const jobs = sql`select 1 from pgboss.job where name = ${name} and data ->> 'tenant_id' = ${id}`;
  return (await test.database.execute(jobs)).rows.length;
};

describe('business premises', () => {
  it('are registered when the company CRM is created', async () => {
    await withPremises('TRGOVINA1', 'VOZILO1');
    await create();
    expect(told).toMatchObject([
      { taxNumber: taxNumber(), premiseId: 'TRGOVINA1', place: { type: 'movable-a' }, validFrom: '2026-11-21' },
      { premiseId: 'VOZILO1', closing: false },
    ]);
    expect(await states()).toEqual([
      ['registered', null],
      ['registered', null],
    ]);
    expect(await stepOf()).toMatchObject({ state: 'done', cause: null });
  });

  it('that the authority refuses keep nothing from living, warn, and are registered by a retry alone', async () => {
    await withPremises('TRGOVINA1');
    problem = 'S100';
    await create();
    expect(await record()).toMatchObject({ state: 'active', operation: { state: 'succeeded' } });
    expect(await stepOf()).toMatchObject({ state: 'done', cause: 'premises_not_registered' });
    expect(await states()).toEqual([['failed', 'S100']]);
    problem = null;
    const answer = await retry();
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Registration[]>()).toMatchObject([{ state: 'registered', problem: null }]);
    await retry();
    expect(told).toHaveLength(2);
  });

  it('are not tried one by one when the authority does not answer', async () => {
    await withPremises('A1', 'A2', 'A3');
    problem = 'unreachable';
    await create();
    expect(told).toHaveLength(1);
    expect(await states()).toEqual(Array.from({ length: 3 }, () => ['failed', 'unreachable']));
  });

  it('are tried again by themselves only where that may help', async () => {
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

  it('of an active company CRM are reported when they change, under another id after closing the first', async () => {
    const [premise] = await withPremises('TRGOVINA1', 'TRGOVINA2');
    await create();
    const before = await waiting();
    told = [];
    const path = `/tenants/${id}/premises/${premise?.id}`;
    await ana.client.put(path, { ...van('TRGOVINA1'), valid_from: '2026-12-01', _version: 1 });
    expect(await waiting()).toBe(before + 1);
    await runJob();
    expect(told).toMatchObject([{ premiseId: 'TRGOVINA1', validFrom: '2026-12-01' }]);
    told = [];
    await ana.client.put(path, { ...van('STOJNICA1'), valid_from: '2026-12-01', _version: 2 });
    await runJob();
    expect(told.map(({ premiseId, closing }) => [premiseId, closing])).toEqual([
      ['TRGOVINA1', true],
      ['STOJNICA1', false],
    ]);
  });

  it('are known to their company CRM as registered since the authority has answered', async () => {
    const [premise] = await withPremises('TRGOVINA1');
    await create();
    const known = async () => {
      await configureJob.run({ dependencies: test.dependencies, signal: AbortSignal.abort() }, { tenant_id: id });
      const kept = await test.database.select().from(instanceTables(id).premises);
      return kept.map(({ id: mark, registeredAt }) => [mark, registeredAt]);
    };
    expect(await known()).toEqual([['TRGOVINA1', test.dependencies.clock()]]);
    await ana.client.put(`/tenants/${id}/premises/${premise?.id}`, { ...van('STOJNICA1'), _version: 1 });
    expect(await known()).toEqual([['STOJNICA1', null]]);
    const before = await waiting(configureJob.name);
    await runJob();
    expect(await waiting(configureJob.name)).toBeGreaterThan(before);
    expect(await known()).toEqual([['STOJNICA1', test.dependencies.clock()]]);
    problem = 'S100';
    await ana.client.put(`/tenants/${id}/premises/${premise?.id}`, {
      ...van('STOJNICA1'),
      valid_from: '2026-12-01',
      _version: 2,
    });
    await expect(runJob()).rejects.toThrow('registered again later');
    expect(await known()).toEqual([['STOJNICA1', test.dependencies.clock()]]);
  });

  it('that are removed are closed once', async () => {
    const [premise] = await withPremises('TRGOVINA1', 'TRGOVINA2');
    await create();
    told = [];
    await ana.client.delete(`/tenants/${id}/premises/${premise?.id}`);
    await runJob();
    await runJob();
    expect(told).toMatchObject([{ premiseId: 'TRGOVINA1', closing: true }]);
    expect(await states()).toEqual([['registered', null]]);
  });

  it('that are removed and cannot be closed are shown with the reason until they are', async () => {
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

  it('that are removed are closed also when invoices are no longer confirmed', async () => {
    const [premise] = await withPremises('TRGOVINA1', 'TRGOVINA2');
    await create();
    told = [];
    await ana.client.put(`/tenants/${id}/sections/fiscalization`, { enabled: false, _version: 1 });
    await ana.client.delete(`/tenants/${id}/premises/${premise?.id}`);
    await runJob();
    expect(told).toMatchObject([{ premiseId: 'TRGOVINA1', taxNumber: taxNumber(), closing: true }]);
  });

  it.each([
    [null, null],
    ['S100', 'premises_not_closed'],
  ] as const)('are closed with their company CRM, which %j does not stop', async (answer, cause) => {
    await withPremises('TRGOVINA1', 'TRGOVINA2');
    await create();
    told = [];
    problem = answer;
    await close();
    expect(told.map(({ premiseId, closing: closes }) => [premiseId, closes])).toEqual([
      ['TRGOVINA1', true],
      ['TRGOVINA2', true],
    ]);
    const closed = await record();
    expect(closed).toMatchObject({ state: 'closed', operation: { state: 'succeeded' } });
    expect(closed.operation?.steps.find(({ name }) => name === 'close_premises')).toMatchObject({
      state: 'done',
      cause,
    });
    expect(await states()).toEqual(answer === null ? [] : Array.from({ length: 2 }, () => ['failed', answer]));
  });

  it('that were closed with their company CRM are not reported as open again', async () => {
    await withPremises('TRGOVINA1');
    await create();
    await close();
    told = [];
    const { dependencies, database } = test;
    await registerPremises({ ...dependencies, transact: (run) => asService(database, 'job', run) }, id);
    expect(told).toEqual([]);
  });

  describe('left open by a company CRM that was closed', () => {
    beforeEach(async () => {
      await withPremises('TRGOVINA1', 'TRGOVINA2');
      await create();
      problem = 'S100';
      await close();
      told = [];
    });

    const closeJob = () =>
      closePremisesJob.run({ dependencies: test.dependencies, signal: AbortSignal.abort() }, { tenant_id: id });

    it('keep the one key that can close them, until they are closed', async () => {
      expect(await keptSecrets()).toEqual([privateKeyField]);
      problem = null;
      await closeJob();
      expect(told.map(({ premiseId, closing }) => [premiseId, closing])).toEqual([
        ['TRGOVINA1', true],
        ['TRGOVINA2', true],
      ]);
      expect(await keptSecrets()).toEqual([]);
      expect(await states()).toEqual([]);
      expect((await record()).allowed_actions).toEqual([]);
    });

    it('are tried again by themselves only where that may help', async () => {
      expect(await waiting(closePremisesJob.name)).toBe(1);
      await expect(closeJob()).rejects.toThrow('registered again later');
      problem = 'S007';
      await expect(closeJob()).resolves.toBeUndefined();
      expect(await states()).toEqual([
        ['failed', 'S007'],
        ['failed', 'S007'],
      ]);
    });

    it('are closed by whom the company CRM belongs to, and by an Administrator', async () => {
      expect(await record()).toMatchObject({
        state: 'closed',
        allowed_actions: ['close_premises'],
        registrations: [{ premise_id: 'TRGOVINA1', removed: true, problem: 'S100' }, { premise_id: 'TRGOVINA2' }],
      });
      expect((await retry()).json<Registration[]>()).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
      problem = null;
      const administrator = await test.person(`Uprava${count}`, { isAdministrator: true });
      expect((await administrator.client.post(`/tenants/${id}/premises/register`, {})).json()).toEqual([]);
      expect(await keptSecrets()).toEqual([]);
    });

    it('keep their key for thirty days, and then say that it is gone', async () => {
      const after = (days: number) => () => new Date(test.dependencies.clock().getTime() + days * 24 * 60 * 60 * 1000);
      await endClosingPeriod({ ...test.dependencies, clock: after(29) });
      expect(await keptSecrets()).toEqual([privateKeyField]);
      await endClosingPeriod({ ...test.dependencies, clock: after(31) });
      expect(await keptSecrets()).toEqual([]);
      expect(told).toEqual([]);
      expect(await states()).toEqual([
        ['failed', 'no_certificate'],
        ['failed', 'no_certificate'],
      ]);
    });
  });

  it('wait for a certificate, and for the company CRM', async () => {
    await withPremises('TRGOVINA1');
    expect((await retry()).json()).toMatchObject({ status: 409, code: 'not_registrable' });
    await create();
    const uploaded = await waiting();
    await ana.client.delete(`/tenants/${id}/certificate`);
    told = [];
    await ana.client.post(`/tenants/${id}/premises`, van('VOZILO1'));
    expect(await waiting()).toBeGreaterThan(uploaded);
    await runJob();
    expect(told).toEqual([]);
    expect(await states()).toEqual(
      expect.arrayContaining([
        ['registered', null],
        ['failed', 'no_certificate'],
      ]),
    );
  });
});
