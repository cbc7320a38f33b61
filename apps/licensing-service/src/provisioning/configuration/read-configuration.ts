import { createHash } from 'node:crypto';
import type { FiscalizationDraft } from '@atrium/api-client/contract';
import { findSelection, findSubscription } from '../../billing';
import type { DatabaseHandle, SecretKey } from '../../platform';
import {
  allSections,
  findDevices,
  findPremises,
  findRegistrations,
  findSections,
  fiscalizationSection,
  passwordField,
  placeOf,
  privateKeyField,
  readSigningKey,
  registeredSince,
  secretField,
  toTaxNumber,
} from '../../setup';
import { readSecrets, secretsSetAt } from '../../tenants';
import type { InstanceConfiguration, InstancePlan, InstancePremise } from '../provisioners/provisioner';

/** Sections delivered to a live company CRM whenever they change. */
const deliveredSections = allSections.filter(({ editableWhenLive }) => editableWhenLive);

/** Without the administrator's password: the company CRM gets only its hash. */
const fields = deliveredSections
  .flatMap((section) => section.secrets.map((place) => secretField(section, place)))
  .filter((field) => field !== passwordField);

const certificateField = secretField(fiscalizationSection, 'certificate');

/** Hash of the settings' versions. It changes with saves, tax authority responses, read-only switches and plans. */
export async function hashSettings(db: DatabaseHandle, tenantId: string, now: Date): Promise<string> {
  const sections = await findSections(db, tenantId);
  const setAt = await secretsSetAt(db, tenantId);
  const premises = await findPremises(db, tenantId);
  const registrations = await findRegistrations(db, tenantId);
  const subscription = await findSubscription(db, tenantId);
  const changes = subscription?.readOnlyChanges ?? 0;
  const plan = await findPlan(db, tenantId, now);
  const rows = [...premises, ...(await findDevices(db, tenantId))];
  const state = [
    ...(changes === 0 ? [] : [['read_only', changes]]),
    ...(plan === null ? [] : [['plan', plan.licences, plan.modules, plan.assets]]),
    ...deliveredSections.map(({ name }) => [name, sections.get(name)?.version ?? 0]),
    ...[...fields, privateKeyField].map((field) => [field, setAt.get(field)?.toISOString() ?? null]),
    ...rows.map(({ id, version }) => [id, version]),
    ...premises.map(({ id }) => {
      const { accepted = null, acceptedAt = null } = registrations.get(id) ?? {};
      return [id, accepted, acceptedAt?.toISOString() ?? null];
    }),
  ];
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 32);
}

/** The current configuration of the company CRM. It holds secrets in plaintext: pass it to the provisioner only. */
export async function readConfiguration(
  db: DatabaseHandle,
  keys: readonly SecretKey[],
  tenantId: string,
  now: Date,
): Promise<InstanceConfiguration> {
  const sections = await findSections(db, tenantId);
  const subscription = await findSubscription(db, tenantId);
  const secrets: Record<string, string> = Object.fromEntries(await readSecrets(db, keys, tenantId, fields));
  const signing = await readSigningKey(db, { secretKeys: keys }, tenantId);
  if (signing !== null) {
    secrets[certificateField] = signing.chain;
    secrets[privateKeyField] = signing.privateKey;
  }
  return {
    sections: Object.fromEntries(deliveredSections.map(({ name }) => [name, sections.get(name)?.data ?? {}])),
    premises: await readPremises(db, tenantId, sections.get(fiscalizationSection.name)?.data),
    secrets,
    plan: await findPlan(db, tenantId, now),
    readOnly: subscription?.readOnly ?? false,
  };
}

async function findPlan(db: DatabaseHandle, tenantId: string, now: Date): Promise<InstancePlan | null> {
  const selection = await findSelection(db, tenantId, now);
  if (selection === null) return null;
  const { licences, modules, assets } = selection;
  return { licences, modules, assets };
}

async function readPremises(
  db: DatabaseHandle,
  tenantId: string,
  fiscalization: FiscalizationDraft = {},
): Promise<InstancePremise[]> {
  const devices = await findDevices(db, tenantId);
  const registrations = await findRegistrations(db, tenantId);
  const taxNumber = toTaxNumber(fiscalization.tax_number);
  return (await findPremises(db, tenantId)).map((row) => ({
    premiseId: row.premiseId,
    place: placeOf(row),
    validFrom: row.validFrom,
    registeredAt: registeredSince(row, registrations.get(row.id), taxNumber === null ? null : Number(taxNumber)),
    devices: devices.flatMap(({ premise, deviceId }) => (premise === row.id ? [deviceId] : [])),
  }));
}
