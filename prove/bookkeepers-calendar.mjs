/**
 * The wall clock of Ljubljana by the rule of the European Union, without a table of zones: summer time begins on the
 * last Sunday of March and ends on the last Sunday of October, both at 01:00 UTC. Times are seconds since 1970.
 */

const hour = 3600;
const utc = (year, month, day, seconds = 0) => Date.UTC(year, month - 1, day) / 1000 + seconds;

function lastSunday(year, month) {
  const last = new Date(Date.UTC(year, month, 0));
  return utc(year, month, last.getUTCDate() - last.getUTCDay(), hour);
}

function isSummer(time) {
  const year = new Date(time * 1000).getUTCFullYear();
  return time >= lastSunday(year, 3) && time < lastSunday(year, 10);
}

const offset = (time) => (isSummer(time) ? 2 : 1) * hour;

/** A time on the wall clock. One that is there twice is the first; one that is skipped is read by the clock before. */
function fromClock(clock) {
  const summer = clock - 2 * hour;
  const winter = clock - hour;
  return isSummer(summer) ? summer : winter;
}

/** `31.01.2026 10:00:00` */
export function local(text) {
  const [day, month, year, hours, minutes, seconds] = text.split(/[. :]/).map(Number);
  return fromClock(utc(year, month, day, hours * hour + minutes * 60 + seconds));
}

export function localText(time) {
  const [year, month, day, ...clock] = new Date((time + offset(time)) * 1000).toISOString().slice(0, 19).split(/[-T:]/);
  return `${day}.${month}.${year} ${clock.join(':')}`;
}

/** The same day of the month so many months later, or the month's last, at the same time of day. */
export function monthsLater(time, months) {
  const clock = time + offset(time);
  const from = new Date(clock * 1000);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return fromClock(utc(year, month, Math.min(from.getUTCDate(), lastDay), clock % 86_400));
}
