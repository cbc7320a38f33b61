import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Session tokens, and the person and customers that filters name. */
export interface InsertedRows {
  readonly administrator: string;
  /** Owns forty company CRMs. */
  readonly member: string;
  /** May view the activity of customers and media alone. */
  readonly reader: string;
  /** Made a few entries of the activity. */
  readonly personId: string;
}

const words = [
  'dolina',
  'gora',
  'reka',
  'morje',
  'gozd',
  'polje',
  'most',
  'cesta',
  'trg',
  'hiša',
  'luč',
  'zvezda',
  'kamen',
  'les',
  'železo',
  'steklo',
  'papir',
  'platno',
  'zrno',
  'sad',
];

/** The name of row `n`: one in twenty contains "dolina", five contain "Zvonček". `$1` is the number of rows, `$2` the words. */
const named = `lateral (
  select case when n % ($1::int / 5) = 7 then 'Zvonček ' else '' end || initcap(word) || ' ' || syllables || ' ' || n as name, syllables
  from (select ($2::text[])[1 + (n / 2) % 20] as word, translate(substr(md5(n::text), 1, 8), '0123456789abcdef', 'abdeghijklmnoprs') as syllables) parts
) named`;

const createdAt = `timestamptz '2026-01-01' + n * interval '1 minute'`;
const updatedAt = `timestamptz '2026-01-01' + (n::bigint * 7919 % $1::int) * interval '1 minute'`;

/** Inserts as many company CRMs, customers and entries of the activity. */
export async function insertRows(databaseUrl: string, rows: number): Promise<InsertedRows> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const administrator = await insertUser(client, 'administrator');
    const member = await insertUser(client, 'member');
    const reader = await insertUser(client, 'reader');
    await insertRoles(client, administrator.id, reader.id);
    await withoutIndexes(client, 'tenants', () => insertTenants(client, rows, administrator.id, member.id));
    await withoutIndexes(client, 'customers', () => insertCustomers(client, rows, administrator.id));
    await withoutIndexes(client, 'audit_entries', () => insertActivity(client, rows, administrator.id, member.id));
    await client.query('vacuum analyze');
    return {
      administrator: administrator.token,
      member: member.token,
      reader: reader.token,
      personId: member.id,
    };
  } finally {
    await client.end();
  }
}

/** Builds the indexes of a table once its rows are there, which takes minutes instead of half an hour. */
async function withoutIndexes(client: Client, table: string, insert: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = $1 and indexdef not like 'CREATE UNIQUE%'`,
    [table],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await insert();
  await client.query(`set maintenance_work_mem = '1GB'`);
  for (const { definition } of indexes) await client.query(definition);
}

async function insertRoles(client: Client, administrator: string, reader: string): Promise<void> {
  await client.query(
    `insert into role_members (role_id, user_id, added_at) select id, $1, now() from roles where built_in`,
    [administrator],
  );
  const id = randomUUID();
  await client.query(`insert into roles (id, title, created_at, updated_at) values ($1, 'Reader', now(), now())`, [id]);
  await client.query(
    `insert into role_permissions (role_id, permission)
     select $1, 'view/' || unnest(array['activity', 'customers', 'media'])`,
    [id],
  );
  await client.query(`insert into role_members (role_id, user_id, added_at) values ($1, $2, now())`, [id, reader]);
}

/** Forty company CRMs belong to the member. */
async function insertTenants(client: Client, rows: number, administrator: string, member: string): Promise<void> {
  await client.query(
    `insert into tenants (id, title, company, url_name, state, language, author_id, last_modified_by, created_at, updated_at)
     select gen_random_uuid(), name, initcap(syllables) || ', d.o.o.', 'crm-' || n,
       (array['active', 'active', 'active', 'inactive', 'draft', 'closed'])[1 + n % 6], 'sl', $3::uuid, $3::uuid,
       ${createdAt}, ${updatedAt}
     from generate_series(1, $1::int) n, ${named}`,
    [rows, words, administrator],
  );
  await client.query(
    `insert into tenant_members (tenant_id, user_id, role, added_at)
     select id, case when n % ($1::int / 40) = 0 then $3::uuid else $2::uuid end, 'owner', created_at
     from (select id, created_at, row_number() over (order by created_at) n from tenants) tenants`,
    [rows, administrator, member],
  );
}

/** One in ten is inactive, one in a hundred is from Croatia. */
async function insertCustomers(client: Client, rows: number, administrator: string): Promise<void> {
  await client.query(
    `insert into customers (id, title, vat_number, post, country, contacts, active, author_id, last_modified_by, created_at, updated_at)
     select gen_random_uuid(), name, 'SI' || lpad(n::text, 8, '0'), 'Kranj',
       case when n % 100 = 3 then 'HR' else 'SI' end,
       jsonb_build_array(
         jsonb_build_object('id', gen_random_uuid(), 'type', 'email', 'value', syllables || n || '@example.com'),
         jsonb_build_object('id', gen_random_uuid(), 'type', 'phone', 'value', '+38640' || lpad(n::text, 7, '0'))),
       n % 10 <> 4, $3::uuid, $3::uuid, ${createdAt}, ${updatedAt}
     from generate_series(1, $1::int) n, ${named}`,
    [rows, words, administrator],
  );
}

/** Half of the entries are about company CRMs, one in twenty about customers, one in a hundred about media; five are the person's. */
async function insertActivity(client: Client, rows: number, administrator: string, person: string): Promise<void> {
  await client.query(
    `insert into audit_entries (id, at, actor_id, action, module, outcome, subject_type, subject_id, title, search_text)
     select gen_random_uuid(), ${createdAt}, case when n % ($1::int / 5) = 11 then $4::uuid else $3::uuid end,
       action, module, 'done', subject, gen_random_uuid()::text, name, atrium_fold(chr(10) || name)
     from generate_series(1, $1::int) n, ${named},
       lateral (select case when n % 100 = 11 then 'media.update' when n % 20 = 3 then 'customer.update'
         when n % 2 = 0 then 'tenant.update' else 'auth.login' end as action) acted,
       lateral (select split_part(action, '.', 1) as kind) kinds,
       lateral (select (jsonb_build_object('media', 'media', 'customer', 'customers', 'tenant', 'tenants', 'auth', 'users')) ->> kind as module,
         case kind when 'auth' then 'user' else kind end as subject) about`,
    [rows, words, administrator, person],
  );
}

async function insertUser(client: Client, name: string): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into users (id, email, full_name, country_code, phone, password_hash, language, state, terms_version,
       terms_accepted_at, created_at, updated_at, activated_at)
     values ($1, $2, $3, 'SI', '40123456', 'none', 'en', 'active', 'proof', now(), now(), now(), now())`,
    [id, `${name}@example.com`, name],
  );
  await client.query(
    `insert into sessions (id, token_hash, user_id, created_at, last_used_at, expires_at, ip, user_agent)
     values ($1, $2, $3, now(), now(), now() + interval '1 day', '127.0.0.1', 'proof')`,
    [randomUUID(), createHash('sha256').update(token).digest('hex'), id],
  );
  return { id, token };
}
