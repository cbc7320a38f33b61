import { type CustomerSummary, customersResource } from '@atrium/api-client/contract';
import { and, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import { hasPermission, listCounts, type Scope, type Transaction } from '../../platform';
import { declaredColumns, type Filter, type Listing } from '../../resource';
import { displayedTitle, toCustomerSummary } from './customer-view';
import { countDocuments, selectCustomers } from './customer.repository';
import { customers } from './customer.table';

const declared = declaredColumns(customers, customersResource);

/** Customers for lists, selects and spreadsheets. */
export const customerListing: Listing<CustomerSummary> = {
  resource: customersResource,
  table: customers,
  id: customers.id,
  scopeOf: ({ id }) => ({ userId: id }),
  columns: {
    ...declared,
    title: {
      ...declared['title'],
      exported: ({ language }) => sql`coalesce(nullif(${customers.title}, ''), ${displayedTitle('', language)}::text)`,
    },
    contact: {
      search: sql`atrium_fold(atrium_contact_values(${customers.contacts}))`,
      exported: sql`atrium_shown_contact(${customers.contacts})`,
    },
  },
  searchText: sql`${customers.searchText}`,
  alsoSearch: phonePatterns,
  storedTotal: readMaintainedCount,
  rows: async (tx, ids, context) => {
    const found = await selectCustomers(tx).where(inArray(customers.id, [...ids]));
    const made = hasPermission(context.user, 'view/documents') ? await countDocuments(tx, ids) : null;
    return found.map((row) => ({
      ...toCustomerSummary(row, context),
      documents: made === null ? null : (made.get(row.customer.id) ?? 0),
    }));
  },
  option: ({ title, contact }) => ({ title, subtitle: contact?.value ?? null }),
  exportFrom: sql`${customers}`,
};

/** Phones are stored as `+38640512883` and typed in groups, with or without the calling code. */
function phonePatterns(term: string): readonly string[] {
  if (!/^[+\d][\d\s()./-]*$/.test(term)) return [];
  const digits = term.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length < 3 ? [] : [`%${digits}%`];
}

/** The counters have a bucket for each country, active and inactive: `true/SI`. */
const counted: Readonly<Record<string, (values: readonly string[]) => SQL>> = {
  active: (values) => inArray(sql`split_part(${listCounts.bucket}, '/', 1)`, [...values]),
  country: (values) => inArray(sql`split_part(${listCounts.bucket}, '/', 2)`, [...values]),
};

async function readMaintainedCount(tx: Transaction, _scope: Scope, filters: readonly Filter[]): Promise<number | null> {
  const conditions = filters.map(({ column, values }) => counted[column]?.(values));
  if (conditions.includes(undefined)) return null;
  const [row] = await tx
    .select({ total: sum(listCounts.amount).mapWith(Number) })
    .from(listCounts)
    .where(and(eq(listCounts.resource, customersResource.route), ...conditions));
  return row?.total ?? 0;
}
