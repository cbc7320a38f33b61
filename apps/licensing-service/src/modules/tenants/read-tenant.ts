import type { AnswerOf, Tenant } from '@atrium/api-client/contract';
import type { listTenantsSchema } from '@atrium/api-client/contract/schemas';
import { inScope, type Scope } from '../../database/scope';
import type { Caller, SessionUser } from '../../http/caller';
import { NotFound } from '../../http/errors';
import type { Parts } from '../../parts';
import { secretSetAt } from '../../secrets/tenant-secrets';
import { findLatestOperation } from '../operations/operation.repository';
import { viewOperation } from '../operations/read-operation';
import { passwordField } from './administrator-password';
import type { TenantListQuery } from './list-query';
import { findSections } from './section.repository';
import { findTenant } from './tenant.repository';
import { findOpenOperations, listTenants } from './tenant-list.repository';
import { toApplicationSection, toHead, toSubscriptionSection } from './tenant-view';

export interface Reading {
  readonly user: SessionUser;
  readonly caller: Caller;
  readonly scope: Scope;
}

/** The whole record, without secrets. */
export async function readTenant(parts: Parts, { user, caller, scope }: Reading, id: string): Promise<Tenant> {
  const { database, clock, settings } = parts;
  const found = await inScope(database, scope, async (tx) => {
    const head = await findTenant(tx, scope, id);
    if (head === null) throw new NotFound('tenant_not_found');
    return {
      head,
      sections: await findSections(tx, id),
      passwordSetAt: await secretSetAt(tx, id, passwordField),
      record: await findLatestOperation(tx, id),
    };
  });
  const { head, sections, passwordSetAt, record } = found;
  const viewing = { user, now: clock(), urlTemplate: settings.tenantUrlTemplate };
  return {
    ...toHead(head, record?.operation ?? null, viewing),
    crm_version: head.tenant.crmVersion,
    sections: {
      application: toApplicationSection(sections.get('application'), passwordSetAt),
      subscription: toSubscriptionSection(sections.get('subscription')),
    },
    operation: record === null ? null : await viewOperation(parts, record, caller.language),
  };
}

type TenantList = AnswerOf<typeof listTenantsSchema>;

/** One page of the list in the specification's shape. */
export async function readTenants(
  parts: Parts,
  { user, scope }: Omit<Reading, 'caller'>,
  query: TenantListQuery,
): Promise<TenantList> {
  const { database, clock, settings } = parts;
  const urlTemplate = settings.tenantUrlTemplate;
  const { rows, total, open } = await inScope(database, scope, async (tx) => {
    const page = await listTenants(tx, scope, query, urlTemplate);
    return {
      ...page,
      open: await findOpenOperations(
        tx,
        page.rows.map((row) => row.tenant.id),
      ),
    };
  });
  const viewing = { user, now: clock(), urlTemplate };
  const first = (query.page - 1) * query.perPage;
  return {
    data: rows.map((row) => {
      const operation = open.get(row.tenant.id) ?? null;
      const progress = operation === null ? null : { done: operation.done, total: operation.total };
      return { ...toHead(row, operation, viewing), progress, section: row.tenant.section };
    }),
    current_page: query.page,
    last_page: Math.max(1, Math.ceil(total / query.perPage)),
    per_page: query.perPage,
    total,
    from: rows.length === 0 ? null : first + 1,
    to: rows.length === 0 ? null : first + rows.length,
  };
}
