const needed = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'CREATE', 'ALTER', 'DROP', 'INDEX'];

const grant = /^GRANT (?<rights>.+) ON (?<database>\*|`(?:[^`]|``)+`)\.\* TO /;

/** Matches a grant's database pattern: `_` is any character and `%` any number of characters, unless escaped. */
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

/** Whether the lines of `SHOW GRANTS` include every privilege the company CRM needs on a database. */
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
