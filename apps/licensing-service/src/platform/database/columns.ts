import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from './uuid';

/** Primary key: a UUIDv7 made here, since PostgreSQL 15 cannot. */
export const id = () => uuid().primaryKey().$defaultFn(v7);

/** An instant in UTC; its value comes from the clock that is passed around, never from the database. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
