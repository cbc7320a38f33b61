import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** PGlite with the extensions that the migrations ask for. */
export function createPglite(options: PGliteOptions = {}) {
  return PGlite.create({ ...options, extensions: { pg_trgm } });
}
