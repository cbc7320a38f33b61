import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Action } from './plop';
import { runCommand } from './run-command';

/** Writes the migration of a new table, which the role of users may read. */
export const migrate: Action = ({ name }, _config, plop) => {
  const service = join(plop.getDestBasePath(), 'apps/licensing-service');
  const table = name.replaceAll(/\W+/g, '_');
  const done = runCommand(service, 'drizzle-kit', 'generate', '--name', table);
  const migrations = readdirSync(join(service, 'migrations')).filter((one) => one.endsWith(`_${table}.sql`));
  const file = migrations.pop() ?? '';
  appendFileSync(
    join(service, 'migrations', file),
    `--> statement-breakpoint\nGRANT SELECT ON ${table} TO atrium_app, atrium_every_tenant;\n`,
  );
  return done;
};
