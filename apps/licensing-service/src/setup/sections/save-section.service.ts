import { inScope, Stale, type Transaction, writeAudit } from '../../platform';
import { audited, secretsSetAt, type TenantCall, type tenants } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { settingsChanged } from './settings-changed';
import { forgetTestsOfOtherSecrets } from '../connections/tested-connection';
import { startChange } from './start-change';
import { secretField, type StoredSection, type Section, type SectionView } from './section';
import { findSection, writeSection } from './section.repository';
import { splitSecrets, writeSecrets, type SecretChanges } from './section-secrets';
import { viewSection } from './section-view';

export interface SectionSave {
  readonly id: string;
  /** The version the form was filled from. */
  readonly version: number;
  readonly input: Readonly<Record<string, unknown>>;
  /** What of the tenant itself follows from the section. */
  readonly tenant?: Partial<typeof tenants.$inferInsert>;
  /** Refuses what may not change of the section as it was. */
  readonly refuse?: (tx: Transaction, before: Readonly<Record<string, unknown>>) => Promise<void>;
  /** What else follows from it, and from what it was before, in the same transaction. */
  readonly alongside?: (tx: Transaction, before: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** Saves a section, also incomplete, over the version it is based on; a newer version is 412 and returned. */
export function saveSection<Name extends StoredSection>(
  dependencies: SetupDependencies,
  call: TenantCall,
  section: Section<Name>,
  save: SectionSave,
): Promise<SectionView<Name>> {
  return inScope(dependencies.database, call.scope, (tx) => writeSave(tx, dependencies, call, section, save));
}

async function writeSave<Name extends StoredSection>(
  tx: Transaction,
  dependencies: SetupDependencies,
  call: TenantCall,
  section: Section<Name>,
  { id, version, input, tenant = {}, refuse, alongside }: SectionSave,
): Promise<SectionView<Name>> {
  const { secretKeys } = dependencies;
  const now = dependencies.clock();
  const { name } = section;
  const head = await startChange(tx, call, section, { id, now, tenant });
  const before = await findSection(tx, id, name);
  await refuse?.(tx, before?.data ?? {});
  const { data, changes: asked } = splitSecrets(section, input);
  const withdrawn = section.withdraws?.(before?.data ?? {}, data) ?? [];
  const changes = withWithdrawn(asked, withdrawn, await secretsSetAt(tx, id), section);
  const saved = await writeSection(tx, { tenantId: id, section: name, version, data, userId: call.user.id, now });
  if (saved === null) {
    throw new Stale(viewSection(section, await findSection(tx, id, name), await secretsSetAt(tx, id)));
  }
  await alongside?.(tx, before?.data ?? {});
  await writeSecrets(tx, { keys: secretKeys, tenantId: id, at: now }, section, changes);
  await forgetTestsOfOtherSecrets(tx, {
    keys: secretKeys,
    tenantId: id,
    connections: section.tested ?? [],
    ...changes,
  });
  const secrets = { set: Object.keys(changes.set), removed: changes.removed };
  const hasSecrets = secrets.set.length > 0 || secrets.removed.length > 0;
  await writeAudit(tx, {
    ...audited(call, id, now),
    action: 'tenant.update',
    before: { [name]: before?.data ?? {} },
    after: { [name]: data, ...(hasSecrets ? { secrets } : {}) },
  });
  await settingsChanged(tx, dependencies, head, name);
  return viewSection(section, saved, await secretsSetAt(tx, id));
}

/** Removes a secret that belongs to other data than what is saved now, unless it is set again. */
function withWithdrawn(
  { set, removed }: SecretChanges,
  withdrawn: readonly string[],
  setAt: ReadonlyMap<string, Date>,
  section: Section,
): SecretChanges {
  const gone = withdrawn.filter((place) => !(place in set) && setAt.has(secretField(section, place)));
  return { set, removed: [...new Set([...removed, ...gone])] };
}
