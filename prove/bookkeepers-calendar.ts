/**
 * The wall clock of Ljubljana by the rule of the European Union, without a table of time zones and without the product's
 * code: summer time starts on the last Sunday of March and ends on the last Sunday of October, both at 01:00 UTC. Times are
 * seconds since 1970.
 */

const hour = 3600;
const utc = (year: number, month: number, day: number, seconds = 0): number =>
  Date.UTC(year, month - 1, day) / 1000 + seconds;

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 0));
  return utc(year, month, last.getUTCDate() - last.getUTCDay(), hour);
}

function isSummer(time: number): boolean {
  const year = new Date(time * 1000).getUTCFullYear();
  return time >= lastSunday(year, 3) && time < lastSunday(year, 10);
}

const offsetAt = (time: number): number => (isSummer(time) ? 2 : 1) * hour;

/** The moment of a time on the wall clock: the first of two equal times; a skipped time comes an hour later. */
function fromClock(clock: number): number {
  const summer = clock - 2 * hour;
  const winter = clock - hour;
  return isSummer(summer) ? summer : winter;
}

/** Reads `31.01.2026 10:00:00`. */
export function readTime(text: string): number {
  const [day = 0, month = 0, year = 0, hours = 0, minutes = 0, seconds = 0] = text.split(/[. :]/).map(Number);
  return fromClock(utc(year, month, day, hours * hour + minutes * 60 + seconds));
}

export function formatTime(time: number): string {
  const local = new Date((time + offsetAt(time)) * 1000).toISOString().slice(0, 19);
  const [year, month, day, ...clock] = local.split(/[-T:]/);
  return `${day}.${month}.${year} ${clock.join(':')}`;
}

/** The same day and time of a later month, or the last day of a shorter month. */
export function addMonths(time: number, months: number): number {
  const clock = time + offsetAt(time);
  const from = new Date(clock * 1000);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + 1] as const;
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return fromClock(utc(year, month, Math.min(from.getUTCDate(), lastDay), clock % 86_400));
}
