import { count, eq, sql } from 'drizzle-orm';
import { asService, type Database, type SecretKey, type Transaction, v7 } from '../../../platform';
import { sealForInstance } from '../../../tenants';
import type { EffectCall, Instance, InstancePremise, Provisioner } from '../provisioner';
import { createBaseTables, starterCodelists } from './base-tables';
import { instanceSchemaName, instanceTables } from './instance-tables';

const version = '1.0.0';

async function createTables(tx: Transaction, tenantId: string): Promise<void> {
  await tx.execute(createBaseTables(instanceSchemaName(tenantId)));
}

async function setSettings(
  tx: Transaction,
  tenantId: string,
  now: Date,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { settings } = instanceTables(tenantId);
  await tx
    .insert(settings)
    .values(Object.entries(values).map(([key, value]) => ({ key, value, updatedAt: now })))
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updatedAt: now } });
}

async function setPremises(
  tx: Transaction,
  tenantId: string,
  now: Date,
  rows: readonly InstancePremise[],
): Promise<void> {
  const { premises, devices } = instanceTables(tenantId);
  await tx.delete(devices);
  await tx.delete(premises);
  for (const { premiseId: id, place, devices: deviceIds, ...premise } of rows) {
    await tx.insert(premises).values({ ...premise, id, type: place.type, address: place, createdAt: now });
    for (const device of deviceIds) await tx.insert(devices).values({ premise: id, id: device });
  }
}

/** Runs company CRMs as schemas of the service's own database: an effect and its key commit together. */
export function createLocalProvisioner(database: Database, secretKeys: readonly SecretKey[]): Provisioner {
  /** Runs `effect` unless the tenant's `effects` already has its key. */
  function runOnce(instance: Instance, call: EffectCall, effect: (tx: Transaction) => Promise<void>): Promise<void> {
    const { effects } = instanceTables(instance.tenantId);
    return asService(database, 'job', async (tx) => {
      await call.assertLease(tx);
      const added = await tx
        .insert(effects)
        .values({ key: call.key, at: call.now })
        .onConflictDoNothing()
        .returning({ key: effects.key });
      if (added.length > 0) await effect(tx);
    });
  }

  return {
    version,

    async prepareDatabase(instance, call) {
      const { tenantId, title, company, language } = instance;
      await asService(database, 'job', async (tx) => {
        await call.assertLease(tx);
        await createTables(tx, tenantId);
      });
      await runOnce(instance, call, async (tx) => {
        await setSettings(tx, tenantId, call.now, { title, company, language, version });
        const { codelists } = instanceTables(tenantId);
        await tx.insert(codelists).values(starterCodelists.map((entry, position) => ({ ...entry, position })));
      });
    },

    createAdministrator: (instance, administrator, call) =>
      runOnce(instance, call, async (tx) => {
        const { users } = instanceTables(instance.tenantId);
        const id = v7(call.now.getTime());
        await tx.insert(users).values({ id, ...administrator, role: 'administrator', createdAt: call.now });
      }),

    configure: (instance, { sections, premises, secrets: plaintexts, plan, readOnly }, call) =>
      runOnce(instance, call, async (tx) => {
        const { tenantId, title, company, language } = instance;
        const { secrets } = instanceTables(tenantId);
        await createTables(tx, tenantId);
        const labels = { title, company, language };
        await setSettings(tx, tenantId, call.now, {
          ...labels,
          ...sections,
          plan: plan ?? 'trial',
          read_only: readOnly,
        });
        await setPremises(tx, tenantId, call.now, premises);
        await tx.delete(secrets);
        for (const [field, value] of Object.entries(plaintexts)) {
          const envelope = await sealForInstance(tx, secretKeys, { tenantId, field, value });
          await tx.insert(secrets).values({ field, envelope, updatedAt: call.now });
        }
      }),

    publish: (instance, call) =>
      runOnce(instance, call, (tx) =>
        setSettings(tx, instance.tenantId, call.now, { url_name: instance.urlName, published: true }),
      ),

    update: (instance, call) =>
      runOnce(instance, call, async (tx) => {
        await createTables(tx, instance.tenantId);
        await setSettings(tx, instance.tenantId, call.now, { version });
      }),

    restore: (instance, previousVersion, call) =>
      runOnce(instance, call, (tx) => setSettings(tx, instance.tenantId, call.now, { version: previousVersion })),

    deactivate: (instance, call) =>
      runOnce(instance, call, (tx) => setSettings(tx, instance.tenantId, call.now, { published: false })),

    close: (instance, call) =>
      asService(database, 'job', async (tx) => {
        await call.assertLease(tx);
        await tx.execute(sql`drop schema if exists ${sql.identifier(instanceSchemaName(instance.tenantId))} cascade`);
      }),

    async usage(tenantId) {
      const { assets, users } = instanceTables(tenantId);
      const [licences] = await database.select({ used: count() }).from(users).where(eq(users.active, true));
      const [used] = await database.select({ used: count() }).from(assets).where(eq(assets.active, true));
      return licences === undefined || used === undefined ? null : { licences: licences.used, assets: used.used };
    },
  };
}
