import type { ActivitySubject } from '@atrium/api-client/contract';
import { activitySubjects } from '@atrium/api-client/contract';
import { and, inArray, ne, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { roles, users } from '../../identity';
import { type auditEntries, isUuid, type Transaction } from '../../platform';
import { tenants } from '../../tenants';
import { codelists } from '../codelists/codelist.table';
import { customers } from '../customers/customer.table';
import { media } from '../media/media.table';
import { documentTemplates } from '../document-templates/document-template.table';
import { documents } from '../documents/document.table';

interface SubjectTable {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly within?: SQL;
}

const tables: Readonly<Record<ActivitySubject, SubjectTable>> = {
  document: { table: documents, id: documents.id },
  'document-template': { table: documentTemplates, id: documentTemplates.id },
  codelist: { table: codelists, id: codelists.id },
  customer: { table: customers, id: customers.id },
  media: { table: media, id: media.id },
  role: { table: roles, id: roles.id },
  tenant: { table: tenants, id: tenants.id },
  user: { table: users, id: users.id, within: ne(users.state, 'anonymised') },
};

const kinds = Object.keys(activitySubjects) as ActivitySubject[];

/** The ids of the subjects of entries that still exist. */
export async function findExistingSubjects(
  tx: Transaction,
  entries: readonly Pick<typeof auditEntries.$inferSelect, 'subjectType' | 'subjectId'>[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const kind of kinds) {
    const named = entries.flatMap(({ subjectType, subjectId }) =>
      subjectType === kind && subjectId !== null && isUuid(subjectId) ? [subjectId] : [],
    );
    if (named.length === 0) continue;
    const { table, id, within } = tables[kind];
    const rows = await tx
      .select({ id })
      .from(table)
      .where(and(inArray(id, [...new Set(named)]), within));
    for (const row of rows) found.add(String(row.id));
  }
  return found;
}
