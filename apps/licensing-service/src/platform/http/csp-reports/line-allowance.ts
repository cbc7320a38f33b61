const minute = 60_000;

/** So many lines a minute, however many there would be; answers whether one more may be written. */
export function createLineAllowance(mostPerMinute: number): (now: Date) => boolean {
  let current = 0;
  let lines = 0;
  return (now) => {
    const window = Math.floor(now.getTime() / minute);
    if (window !== current) [current, lines] = [window, 0];
    lines += 1;
    return lines <= mostPerMinute;
  };
}
