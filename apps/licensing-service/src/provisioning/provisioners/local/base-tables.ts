import { sql, type SQL } from 'drizzle-orm';

/** Creates the CRM's missing base tables. */
export function createBaseTables(schemaName: string): SQL {
  const schema = sql.identifier(schemaName);
  const statements = [
    sql`create schema if not exists ${schema}`,
    sql`create table if not exists ${schema}.effects (key text primary key, at timestamptz not null)`,
    sql`create table if not exists ${schema}.settings (key text primary key, value jsonb not null, updated_at timestamptz not null)`,
    sql`create table if not exists ${schema}.secrets (field text primary key, envelope text not null, updated_at timestamptz not null)`,
    sql`create table if not exists ${schema}.users (
      id uuid primary key,
      email text not null unique,
      full_name text not null,
      password_hash text not null,
      role text not null check (role in ('administrator', 'user')),
      language text not null check (language in ('en', 'sl')),
      active boolean not null default true,
      created_at timestamptz not null)`,
    sql`create table if not exists ${schema}.assets (
      id uuid primary key,
      title text not null,
      active boolean not null default true,
      created_at timestamptz not null)`,
    sql`create table if not exists ${schema}.premises (
      id text primary key,
      type text not null,
      address jsonb not null,
      registered_at timestamptz,
      created_at timestamptz not null)`,
    sql`alter table ${schema}.premises add column if not exists valid_from date`,
    sql`create table if not exists ${schema}.devices (
      premise text not null references ${schema}.premises (id) on delete cascade,
      id text not null,
      primary key (premise, id))`,
    sql`create table if not exists ${schema}.codelists (
      slug text not null,
      key text not null,
      label jsonb not null,
      position integer not null,
      primary key (slug, key))`,
  ];
  return sql`do $$ begin ${sql.join(statements, sql`; `)}; end $$`;
}

/** The codelists a new CRM needs to issue its first invoice. */
export const starterCodelists: readonly { slug: string; key: string; label: Record<'en' | 'sl', string> }[] = [
  { slug: 'currencies', key: 'EUR', label: { en: 'Euro', sl: 'Evro' } },
  { slug: 'vat_rates', key: '22', label: { en: 'Standard rate 22 %', sl: 'Splošna stopnja 22 %' } },
  { slug: 'vat_rates', key: '9.5', label: { en: 'Reduced rate 9.5 %', sl: 'Nižja stopnja 9,5 %' } },
  { slug: 'vat_rates', key: '5', label: { en: 'Special reduced rate 5 %', sl: 'Posebna nižja stopnja 5 %' } },
  { slug: 'units', key: 'piece', label: { en: 'Piece', sl: 'Kos' } },
  { slug: 'units', key: 'hour', label: { en: 'Hour', sl: 'Ura' } },
];
