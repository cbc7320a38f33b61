/** Skips the schemas of company CRMs, whose names are random. */
const own = `('public', 'drizzle')`;

/** One file per kind of database object. */
export const schemaQueries = {
  columns: `select table_name || '.' || column_name || ' ' || data_type ||
    case is_nullable when 'NO' then ' not null' else '' end || coalesce(' default ' || column_default, '') line
    from information_schema.columns where table_schema in ${own} order by table_name, column_name`,
  constraints: `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) line
    from pg_constraint where connamespace::regnamespace::text in ${own} and contype <> 'n' order by 1`,
  indexes: `select indexdef line from pg_indexes where schemaname in ${own} order by 1`,
  policies: `select tablename || ' ' || policyname || ' ' || cmd || ' ' || coalesce(qual, '') line
    from pg_policies where schemaname in ${own} order by 1`,
  'functions-and-triggers': `select 'function ' || proname line from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace::regnamespace::text in ${own} and lanname <> 'c'
    union select 'trigger ' || tgname || ' on ' || tgrelid::regclass from pg_trigger where not tgisinternal order by 1`,
};
