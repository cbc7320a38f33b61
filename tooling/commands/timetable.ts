export interface Duration {
  readonly title: string;
  readonly seconds: number;
  readonly coreSeconds?: number | undefined;
  readonly note?: string;
}

/** Table of how long each suite took, and how many cores it used. */
export function timetable(rows: readonly Duration[]): string {
  const width = Math.max(...rows.map(({ title }) => title.length));
  const head = `${' '.repeat(width)}  ${'seconds'.padStart(7)}  ${'core-seconds'.padStart(12)}  ${'cores busy'.padStart(10)}`;
  const lines = rows.map(({ title, seconds, coreSeconds, note }) => {
    const cores = coreSeconds === undefined ? '–' : String(Math.round(coreSeconds));
    const busy = coreSeconds === undefined || seconds < 1 ? '–' : (coreSeconds / seconds).toFixed(1);
    const figures = [String(Math.round(seconds)).padStart(7), cores.padStart(12), busy.padStart(10)];
    return [title.padEnd(width), ...figures, ...(note === undefined ? [] : [note])].join('  ');
  });
  return [head, ...lines].join('\n');
}
