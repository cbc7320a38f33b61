const needed = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'CREATE', 'ALTER', 'DROP', 'INDEX'];

const grant = /^GRANT (?<rights>.+) ON (?<database>\*|`(?:[^`]|``)+`)\.\* TO /;

/** The pattern of a database in a grant: `_` is any character and `%` any number of them, unless escaped. */
function covers(pattern: string, database: string): boolean {
  if (pattern === '*') return true;
  const unquoted = pattern.slice(1, -1).replaceAll('``', '`');
  const source = unquoted.replace(/\\([_%\\])|[_%]|[.*+?^${}()|[\]\\/-]/g, (found, escaped?: string) => {
    if (escaped !== undefined) return escaped === '\\' ? String.raw`\\` : escaped;
    if (found === '_') return '.';
    return found === '%' ? '.*' : `\\${found}`;
  });
  return new RegExp(`^${source}$`, 'su').test(database);
}

/** Whether what `SHOW GRANTS` lists lets the company CRM keep its tables in a database. */
export function grantsSuffice(grants: readonly string[], database: string): boolean {
  const rights = new Set(
    grants.flatMap((line) => {
      const found = grant.exec(line)?.groups;
      if (found === undefined || !covers(found['database'] ?? '', database)) return [];
      return (found['rights'] ?? '').split(', ');
    }),
  );
  return rights.has('ALL PRIVILEGES') || needed.every((right) => rights.has(right));
}
