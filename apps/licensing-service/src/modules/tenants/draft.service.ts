import type { ApplicationInput, SectionName, SubscriptionDraft } from '@atrium/api-client/contract';
import { writeAudit } from '../../audit/audit';
import type { Transaction } from '../../database/database';
import { asService, inScope } from '../../database/scope';
import { constraintOf } from '../../database/sql-state';
import { Conflict, InvalidInput, NotFound, Stale } from '../../http/errors';
import type { Parts } from '../../parts';
import { removeSecret, secretSetAt, setSecret } from '../../secrets/tenant-secrets';
import { checkAdministratorPassword, passwordField, type PasswordInput } from './administrator-password';
import { draftUrlNameProblem } from './check-draft';
import { findSection, writeSection, type SectionRow } from './section.repository';
import {
  countOwnDrafts,
  deleteDraft,
  findTenant,
  insertDraft,
  releaseLapsedUrlName,
  updateTenant,
} from './tenant.repository';
import { audited, type TenantCall } from './tenant-call';
import { toApplicationSection, toSubscriptionSection } from './tenant-view';
import type { tenants } from './tenant.table';

const mostDrafts = 5;
const nameHeldFor = 7 * 24 * 60 * 60 * 1000;

export function createDraft({ database, clock }: Parts, call: TenantCall): Promise<string> {
  return inScope(database, { userId: call.user.id }, (tx) => addDraft(tx, call, clock()));
}

/** A draft of the caller's own, in a transaction of their own scope. */
export async function addDraft(tx: Transaction, call: TenantCall, now: Date): Promise<string> {
  if ((await countOwnDrafts(tx, call.user.id)) >= mostDrafts) throw new Conflict('too_many_drafts');
  const id = await insertDraft(tx, { userId: call.user.id, language: call.user.language, now });
  await writeAudit(tx, { ...audited(call, id, now), action: 'tenant.draft' });
  return id;
}

/** Removes a draft; its secrets and the key to them go with it. */
export async function discardDraft({ database, clock }: Parts, call: TenantCall, id: string): Promise<void> {
  const head = await inScope(database, call.scope, (tx) => findTenant(tx, call.scope, id));
  if (head === null) throw new NotFound('tenant_not_found');
  await asService(database, async (tx) => {
    if (!(await deleteDraft(tx, id))) throw new Conflict('not_a_draft');
    await writeAudit(tx, {
      ...audited(call, id, clock()),
      action: 'tenant.discard',
      before: { title: head.tenant.title },
    });
  });
}

interface SectionChange {
  readonly id: string;
  readonly section: SectionName;
  readonly version: number;
  readonly data: Record<string, unknown>;
  readonly tenant: Partial<typeof tenants.$inferInsert>;
}

/** Writes a section over the version it was made from; `show` makes the newer one where another was faster. */
async function saveSection(
  tx: Transaction,
  parts: Parts,
  call: TenantCall,
  { id, section, version, data, tenant }: SectionChange,
  show: (row: SectionRow | null) => Promise<unknown>,
): Promise<SectionRow> {
  const now = parts.clock();
  if ((await findTenant(tx, call.scope, id)) === null) throw new NotFound('tenant_not_found');
  const change = { ...tenant, section, lastModifiedBy: call.user.id, updatedAt: now, expiryNoticeAt: null };
  if (!(await updateTenant(tx, id, ['draft', 'failed'], change))) throw new Conflict('not_a_draft');
  const before = await findSection(tx, id, section);
  const saved = await writeSection(tx, { tenantId: id, section, version, data, userId: call.user.id, now });
  if (saved === null) throw new Stale(await show(await findSection(tx, id, section)));
  const changes = { before: { [section]: before?.data ?? {} }, after: { [section]: data } };
  await writeAudit(tx, { ...audited(call, id, now), action: 'tenant.update', ...changes });
  return saved;
}

export interface ApplicationSave {
  readonly id: string;
  readonly version: number;
  readonly input: ApplicationInput;
}

/** Saves Application setup as it stands; the name of its URL is held for the draft from now on. */
export async function saveApplication(parts: Parts, call: TenantCall, { id, version, input }: ApplicationSave) {
  const { password, password_confirmation: confirmation, password_remove: removePassword, ...data } = input;
  const { database, clock, settings, secretKeys } = parts;
  const urlName = (data.url_name ?? '').trim().toLowerCase() || null;
  refuse(data, { password, password_confirmation: confirmation }, settings);
  if (urlName !== null) await asService(database, (tx) => releaseLapsedUrlName(tx, urlName, clock()));
  const tenant = {
    title: data.title ?? '',
    company: data.company ?? '',
    urlName,
    urlNameHeldUntil: urlName === null ? null : new Date(clock().getTime() + nameHeldFor),
    language: data.language ?? call.user.language,
  };
  try {
    return await inScope(database, call.scope, async (tx) => {
      const show = async (row: SectionRow | null) =>
        toApplicationSection(row, await secretSetAt(tx, id, passwordField));
      const change = { id, section: 'application' as const, version, data: { ...data, url_name: urlName }, tenant };
      const saved = await saveSection(tx, parts, call, change, show);
      if (password !== undefined && password !== '') {
        await setSecret(tx, secretKeys, { tenantId: id, field: passwordField, value: password, at: clock() });
      } else if (removePassword === true) {
        await removeSecret(tx, id, passwordField);
      }
      return toApplicationSection(saved, await secretSetAt(tx, id, passwordField));
    });
  } catch (error) {
    if (constraintOf(error) === 'tenants_url_name_key') throw new InvalidInput({ url_name: ['url_name_taken'] });
    throw error;
  }
}

function refuse(data: ApplicationInput, typed: PasswordInput, settings: Parts['settings']): void {
  const urlProblem = draftUrlNameProblem(data.url_name);
  const problems = {
    ...(urlProblem === null ? {} : { url_name: [urlProblem] }),
    ...checkAdministratorPassword(typed, {
      minimum: settings.passwordMinimum,
      words: [data.email ?? undefined, settings.productName],
    }),
  };
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
}

export interface SubscriptionSave {
  readonly id: string;
  readonly version: number;
  readonly data: SubscriptionDraft;
}

export async function saveSubscription(parts: Parts, call: TenantCall, { id, version, data }: SubscriptionSave) {
  return inScope(parts.database, call.scope, async (tx) => {
    const change = { id, section: 'subscription' as const, version, data, tenant: {} };
    const saved = await saveSection(tx, parts, call, change, async (row) => toSubscriptionSection(row));
    return toSubscriptionSection(saved);
  });
}
