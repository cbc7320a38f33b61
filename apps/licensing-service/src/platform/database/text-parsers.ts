import { types, type ParserOptions } from '@electric-sql/pglite';

const arraysOf = { numeric: 1231, timestamp: 1115, timestamptz: 1185, interval: 1187, date: 1182 };
const textTypes = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...Object.values(arraysOf)];

/** Leaves dates, intervals and their arrays as text, for Drizzle to parse. */
export const textParsers: ParserOptions = Object.fromEntries(textTypes.map((type) => [type, (value: string) => value]));
