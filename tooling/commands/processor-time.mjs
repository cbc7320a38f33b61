import { readdirSync, readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';

/** Linux counts in hundredths of a second, on every architecture. */
const ticksPerSecond = 100;

/** Fields of `/proc/PID/stat` behind the name, which may hold spaces and brackets itself. */
function readStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user, system, waitedUser, waitedSystem] = fields.slice(11, 15).map(Number);
    return { parent: Number(fields[1]), started: fields[19], own: user + system, waited: waitedUser + waitedSystem };
  } catch {
    return undefined;
  }
}

/**
 * Measures the core-seconds of this process and everything it starts, from now until it is asked for them. Two readings, of which the larger
 * counts: what ended and was waited for (no process waits for those of a browser), and what a look every second
 * sees of each process (the shortest are not seen).
 * @returns {() => number | undefined} core-seconds; undefined where there is no `/proc`
 */
export function measureProcessorTime() {
  if (readStat('self') === undefined) return () => undefined;
  const seen = new Map();

  function look() {
    const processes = new Map();
    for (const name of readdirSync('/proc')) {
      const stat = /^\d+$/.test(name) ? readStat(name) : undefined;
      if (stat) processes.set(Number(name), stat);
    }
    const isOurs = (pid) => {
      const stat = processes.get(pid);
      if (stat === undefined) return false;
      return pid === process.pid || seen.has(`${pid} ${stat.started}`) || (stat.parent > 1 && isOurs(stat.parent));
    };
    for (const [pid, { started, own }] of processes) if (isOurs(pid)) seen.set(`${pid} ${started}`, own);
  }

  look();
  const looking = setInterval(look, 1000).unref();
  return () => {
    clearInterval(looking);
    look();
    const { own, waited } = readStat('self');
    const observed = [...seen.values()].reduce((sum, ticks) => sum + ticks, 0);
    return Math.max(observed, own + waited) / ticksPerSecond;
  };
}
