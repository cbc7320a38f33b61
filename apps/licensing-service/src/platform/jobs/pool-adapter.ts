import type { Pool, QueryResult } from 'pg';
import type { Db } from 'pg-boss';

/** Runs pg-boss on the service's pool. Rolls back after a failed batch of statements. */
export function fromPool(pool: Pool): Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        const result: QueryResult | QueryResult[] = await client.query(text, values);
        return { rows: Array.isArray(result) ? result.flatMap((part) => part.rows) : result.rows };
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
