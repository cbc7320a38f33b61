import type { Pool, QueryResult } from 'pg';
import type { Db } from 'pg-boss';

/** pg-boss over the service's own pool; a failed block of statements leaves no transaction open behind it. */
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
