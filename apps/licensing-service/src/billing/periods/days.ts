import { Temporal } from 'temporal-polyfill';
import { formatIsoDay, localDay } from '../../platform';

/** A day of the seller's calendar, `YYYY-MM-DD`. Days compare as texts. */
export type Day = string;

const plain = (day: Day) => Temporal.PlainDate.from(day);

export const addDays = (day: Day, days: number): Day => plain(day).add({ days }).toString();

/** The same day of a later month, or the last day of a shorter one. */
export const addMonths = (day: Day, months: number): Day => plain(day).add({ months }).toString();

/** Days from one day to another, below 0 if the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => plain(from).until(plain(to), { largestUnit: 'day' }).days;

/** Whole months from one day to another. */
export const monthsBetween = (from: Day, to: Day): number =>
  plain(from).until(plain(to), { largestUnit: 'month' }).months;

export const laterOf = (one: Day, other: Day): Day => (one > other ? one : other);

/** Formats the day of a moment for people: `22.11.2026`. */
export const formatDay = (at: Date): string => formatIsoDay(localDay(at));
