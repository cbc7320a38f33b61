const requiredPrivileges = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'CREATE', 'ALTER', 'DROP', 'INDEX'];

const grantPattern = /^GRANT (?<rights>.+) ON (?<database>\*|`(?:[^`]|``)+`)\.\* TO /;

/** Matches a grant's database pattern: `_` is any character and `%` any number of characters, unless escaped. */
function matchesDatabase(pattern: string, database: string): boolean {
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
export function hasRequiredPrivileges(grants: readonly string[], database: string): boolean {
  const privileges = new Set(
    grants.flatMap((line) => {
      const found = grantPattern.exec(line)?.groups;
      if (found === undefined || !matchesDatabase(found['database'] ?? '', database)) return [];
      return (found['rights'] ?? '').split(', ');
    }),
  );
  return privileges.has('ALL PRIVILEGES') || requiredPrivileges.every((privilege) => privileges.has(privilege));
}
