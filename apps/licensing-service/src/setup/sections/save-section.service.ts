import { inScope, Stale, type Transaction, writeAudit } from '../../platform';
import { tenantAudit, secretsSetAt, type TenantCall, type tenants } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { deliverChangedSettings } from './deliver-changed-settings';
import { deleteOutdatedTests } from '../connections/testable-connection';
import { startChange } from './start-change';
import { secretField, type StoredSection, type Section, type SectionView } from './section';
import { findSection, writeSection } from './section.repository';
import { splitSecrets, writeSecrets, type SecretChanges } from './section-secrets';
import { viewSection } from './section-view';

export interface SectionSave {
  readonly id: string;
  /** The version the form was loaded with. */
  readonly version: number;
  readonly input: Readonly<Record<string, unknown>>;
  /** Columns of the tenant derived from the section. */
  readonly tenant?: Partial<typeof tenants.$inferInsert>;
  /** Throws if a change is not allowed. */
  readonly assertAllowed?: (tx: Transaction, before: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Side effects in the same transaction. */
  readonly afterSave?: (tx: Transaction, before: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** Saves a section, complete or not, with optimistic locking: 412 with the latest data if its version is newer. */
export function saveSection<Name extends StoredSection>(
  dependencies: SetupDependencies,
  call: TenantCall,
  section: Section<Name>,
  save: SectionSave,
): Promise<SectionView<Name>> {
  return inScope(dependencies.database, call.scope, (tx) => saveInTransaction(tx, dependencies, call, section, save));
}

async function saveInTransaction<Name extends StoredSection>(
  tx: Transaction,
  dependencies: SetupDependencies,
  call: TenantCall,
  section: Section<Name>,
  { id, version, input, tenant = {}, assertAllowed, afterSave }: SectionSave,
): Promise<SectionView<Name>> {
  const { secretKeys } = dependencies;
  const now = dependencies.clock();
  const { name } = section;
  const head = await startChange(tx, call, section, { id, now, tenant });
  const before = await findSection(tx, id, name);
  await assertAllowed?.(tx, before?.data ?? {});
  const { data, changes: requested } = splitSecrets(section, input);
  const outdated = section.outdatedSecrets?.(before?.data ?? {}, data) ?? [];
  const changes = withOutdatedRemoved(requested, outdated, await secretsSetAt(tx, id), section);
  const saved = await writeSection(tx, { tenantId: id, section: name, version, data, userId: call.user.id, now });
  if (saved === null) {
    throw new Stale(viewSection(section, await findSection(tx, id, name), await secretsSetAt(tx, id)));
  }
  await afterSave?.(tx, before?.data ?? {});
  await writeSecrets(tx, { keys: secretKeys, tenantId: id, at: now }, section, changes);
  await deleteOutdatedTests(tx, {
    keys: secretKeys,
    tenantId: id,
    connections: section.testable ?? [],
    ...changes,
  });
  const secrets = { set: Object.keys(changes.set), removed: changes.removed };
  const hasSecrets = secrets.set.length > 0 || secrets.removed.length > 0;
  await writeAudit(tx, {
    ...tenantAudit(call, id, now),
    action: 'tenant.update',
    before: { [name]: before?.data ?? {} },
    after: { [name]: data, ...(hasSecrets ? { secrets } : {}) },
  });
  await deliverChangedSettings(tx, dependencies, head, name);
  return viewSection(section, saved, await secretsSetAt(tx, id));
}

/** Adds the removal of secrets that belonged to the previous data, unless they are set again. */
function withOutdatedRemoved(
  { set, removed }: SecretChanges,
  outdated: readonly string[],
  setAt: ReadonlyMap<string, Date>,
  section: Section,
): SecretChanges {
  const outdatedAndSet = outdated.filter((path) => !(path in set) && setAt.has(secretField(section, path)));
  return { set, removed: [...new Set([...removed, ...outdatedAndSet])] };
}
