import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { textParsers } from '../platform/database/text-parsers';

/** Creates PGlite with the extensions the migrations need. */
export function createPglite(options: PGliteOptions = {}) {
  return PGlite.create({ ...options, extensions: { btree_gist, pg_trgm }, parsers: textParsers });
}
