import { createHash } from 'node:crypto';
import type { DatabaseHandle } from '../../../database/database';
import type { SecretKey } from '../../../settings';
import { readSecret, secretsSetAt } from '../../../secrets/tenant-secrets';
import type { InstanceConfiguration } from '../provisioners/provisioner';
import { allSections } from '../sections/all-sections';
import { secretField } from '../sections/section';
import { findSections } from '../sections/section.repository';

/** Sections that a living company CRM takes over whenever they change. */
const delivered = allSections.filter(({ changesAlive }) => changesAlive);

const fields = delivered.flatMap((section) => section.secrets.map((place) => secretField(section, place)));

/** Tells two states of the settings apart: it is another one after every save. */
export async function editionOf(db: DatabaseHandle, tenantId: string): Promise<string> {
  const sections = await findSections(db, tenantId);
  const setAt = await secretsSetAt(db, tenantId);
  const state = [
    ...delivered.map(({ name }) => [name, sections.get(name)?.version ?? 0]),
    ...fields.map((field) => [field, setAt.get(field)?.toISOString() ?? null]),
  ];
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 32);
}

/** What the company CRM is to run with, as it is stored now; only for the provisioner, since secrets are open in it. */
export async function readConfiguration(
  db: DatabaseHandle,
  keys: readonly SecretKey[],
  tenantId: string,
): Promise<InstanceConfiguration> {
  const sections = await findSections(db, tenantId);
  const secrets: Record<string, string> = {};
  for (const field of fields) {
    const secret = await readSecret(db, keys, tenantId, field);
    if (secret !== null) secrets[field] = secret;
  }
  return {
    sections: Object.fromEntries(delivered.map(({ name }) => [name, sections.get(name)?.data ?? {}])),
    secrets,
  };
}
