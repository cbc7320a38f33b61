import type { Database } from '../database/database';
import { asService } from '../database/scope';
import type { FindUsedFiles } from './file-store';
import type { FileHolder } from './file-holder';

/** Filters stored files that a row of any holder refers to. */
export const findUsedFiles =
  (database: Database, holders: readonly FileHolder[]): FindUsedFiles =>
  (ids) =>
    asService(database, 'no-tenant', async (tx) => {
      const used = new Set<string>();
      for (const holder of holders) for (const id of await holder.findAmong(tx, ids)) used.add(id);
      return used;
    });
