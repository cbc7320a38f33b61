const minute = 60_000;

/** Limits log lines per minute. The returned function reports whether one more is allowed. */
export function createLogLineLimit(maxPerMinute: number): (now: Date) => boolean {
  let current = 0;
  let lines = 0;
  return (now) => {
    const window = Math.floor(now.getTime() / minute);
    if (window !== current) [current, lines] = [window, 0];
    lines += 1;
    return lines <= maxPerMinute;
  };
}
