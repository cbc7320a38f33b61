/** Creates a database as versions before the first release did. */
export const earlierDatabase = `
  create schema drizzle;
  create table drizzle.migrations (hash text primary key, applied_at timestamptz not null default now());
  insert into drizzle.migrations (hash) values ('5e0c1f6a');
  create table tenants (id uuid primary key, title text not null);
`;

export const earlierDatabaseMessage =
  'This database was created by an earlier version of Atrium that cannot be upgraded. Start with an empty DATA_DIR or database; nothing was changed.';
