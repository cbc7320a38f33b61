import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Language } from '../../platform';
import { tenants, tenantUrl } from '../../tenants';
import { instanceTables } from '../provisioners/local/instance-tables';

export interface InstanceCounts {
  readonly users: number;
  readonly assets: number;
  readonly premises: number;
  readonly codelistEntries: number;
}

interface Labels {
  readonly language: Language;
  readonly title: string;
}

/** The instance at an address: running, stopped or unknown. */
export type InstanceView =
  | ({
      readonly kind: 'running';
      readonly company: string;
      readonly url: string;
      readonly version: string;
      readonly counts: InstanceCounts;
      readonly isReadOnly: boolean;
    } & Labels)
  | ({ readonly kind: 'inactive' | 'closed' | 'unreachable' } & Labels)
  | { readonly kind: 'unknown'; readonly language: Language };

async function findByUrlName(database: Database, urlName: string) {
  const [tenant] = await database
    .select()
    .from(tenants)
    .where(and(eq(tenants.urlName, urlName), inArray(tenants.state, ['active', 'inactive', 'closed'])))
    .orderBy(sql`${tenants.state} = 'closed'`, desc(tenants.closedAt))
    .limit(1);
  return tenant ?? null;
}

async function countRows(database: Database, tenantId: string): Promise<InstanceCounts> {
  const { assets, codelists, premises, users } = instanceTables(tenantId);
  const rowsOf = async (table: typeof users | typeof assets | typeof premises | typeof codelists) => {
    const [row] = await database.select({ rows: count() }).from(table);
    return row?.rows ?? 0;
  };
  return {
    users: await rowsOf(users),
    assets: await rowsOf(assets),
    premises: await rowsOf(premises),
    codelistEntries: await rowsOf(codelists),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads the instance's own schema, so the page shows the actual state rather than the service's record of it. */
export async function readInstance(
  database: Database,
  urlName: string,
  urlTemplate: string,
  visitor: Language,
): Promise<InstanceView> {
  const tenant = await findByUrlName(database, urlName);
  if (tenant === null) return { kind: 'unknown', language: visitor };
  const { language, title } = tenant;
  if (tenant.state !== 'active') return { kind: tenant.state === 'closed' ? 'closed' : 'inactive', language, title };
  try {
    const { settings } = instanceTables(tenant.id);
    const values = new Map((await database.select().from(settings)).map(({ key, value }) => [key, value]));
    return {
      kind: 'running',
      language,
      title,
      company: textOf(values.get('company')),
      version: textOf(values.get('version')),
      url: tenantUrl(urlTemplate, urlName),
      isReadOnly: values.get('read_only') === true,
      counts: await countRows(database, tenant.id),
    };
  } catch {
    return { kind: 'unreachable', language, title };
  }
}
