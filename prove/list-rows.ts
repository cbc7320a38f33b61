import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Session tokens. */
export interface Sessions {
  readonly administrator: string;
  readonly member: string;
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

/**
 * Inserts company CRMs named after words and syllables: one in twenty contains "dolina", five contain "Zvonček", and
 * forty belong to a member. Returns sessions of an Administrator and of that member.
 */
export async function insertTenants(databaseUrl: string, rows: number): Promise<Sessions> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await insert(client, rows);
  } finally {
    await client.end();
  }
}

async function insert(client: Client, rows: number): Promise<Sessions> {
  const administrator = await insertUser(client, 'administrator');
  const member = await insertUser(client, 'member');
  await client.query(
    `insert into role_members (role_id, user_id, added_at) select id, $1, now() from roles where built_in`,
    [administrator.id],
  );
  await client.query(
    `insert into tenants (id, title, company, url_name, state, language, author_id, last_modified_by, created_at, updated_at)
     select gen_random_uuid(),
       case when n % ($1::int / 5) = 7 then 'Zvonček ' else '' end || initcap(word) || ' ' || syllables || ' ' || n,
       initcap(syllables) || ', d.o.o.', 'crm-' || n,
       (array['active', 'active', 'active', 'inactive', 'draft', 'closed'])[1 + n % 6], 'sl', $2::uuid, $2::uuid,
       timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01' + (n::bigint * 7919 % $1::int) * interval '1 minute'
     from generate_series(1, $1::int) n,
       lateral (select ($3::text[])[1 + (n / 2) % 20] as word,
         translate(substr(md5(n::text), 1, 8), '0123456789abcdef', 'abdeghijklmnoprs') as syllables) named`,
    [rows, administrator.id, words],
  );
  await client.query(
    `insert into tenant_members (tenant_id, user_id, role, added_at)
     select id, case when n % ($1::int / 40) = 0 then $3::uuid else $2::uuid end, 'owner', created_at
     from (select id, created_at, row_number() over (order by created_at) n from tenants) tenants`,
    [rows, administrator.id, member.id],
  );
  await client.query('vacuum analyze');
  return { administrator: administrator.token, member: member.token };
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
