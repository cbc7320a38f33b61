import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from './uuid';

/** Primary key: a UUIDv7 generated in Node, since PostgreSQL 15 cannot. */
export const id = () => uuid().primaryKey().$defaultFn(v7);

/** UTC timestamp. Its value comes from the injected clock, never from the database. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
