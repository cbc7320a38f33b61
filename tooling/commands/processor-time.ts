import { readdirSync, readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';

/** Linux reports processor time in hundredths of a second, on every architecture. */
const ticksPerSecond = 100;

interface ProcessStat {
  readonly parent: number;
  /** Start time: distinguishes processes that reuse an id. */
  readonly started: string | undefined;
  /** Ticks of the process itself. */
  readonly own: number;
  /** Ticks of its ended children that it waited for. */
  readonly waited: number;
}

/** Reads `/proc/PID/stat`. The fields follow the name, which can contain spaces and brackets. */
function readStat(pid: number | string): ProcessStat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = (index: number) => Number(fields[index]);
    return {
      parent: Number(fields[1]),
      started: fields[19],
      own: ticks(11) + ticks(12),
      waited: ticks(13) + ticks(14),
    };
  } catch {
    return undefined;
  }
}

/**
 * Starts to measure the processor time of this process and its descendants. Uses the larger of two measurements:
 * children that were waited for (a browser's processes are not), and a look at all processes every second (which misses
 * the shortest).
 *
 * @returns a function that returns the core-seconds since then; undefined without `/proc`
 */
export function measureProcessorTime(): () => number | undefined {
  if (readStat('self') === undefined) return () => undefined;
  const seen = new Map<string, number>();

  function sample(): void {
    const processes = new Map<number, ProcessStat>();
    for (const name of readdirSync('/proc')) {
      const stat = /^\d+$/.test(name) ? readStat(name) : undefined;
      if (stat) processes.set(Number(name), stat);
    }
    const isOurs = (pid: number): boolean => {
      const stat = processes.get(pid);
      if (stat === undefined) return false;
      return pid === process.pid || seen.has(`${pid} ${stat.started}`) || (stat.parent > 1 && isOurs(stat.parent));
    };
    for (const [pid, { started, own }] of processes) if (isOurs(pid)) seen.set(`${pid} ${started}`, own);
  }

  sample();
  const sampling = setInterval(sample, 1000).unref();
  return () => {
    clearInterval(sampling);
    sample();
    const { own = 0, waited = 0 } = readStat('self') ?? {};
    const observed = [...seen.values()].reduce((sum, ticks) => sum + ticks, 0);
    return Math.max(observed, own + waited) / ticksPerSecond;
  };
}
