import { useEffect, useState } from 'react';

/** The server clock, extrapolated from its last response: a wrong browser clock does not matter. */
export function useServiceNow(answered: string, ticking: boolean): number {
  const [now, setNow] = useState(() => Date.parse(answered));
  useEffect(() => {
    const heardAt = performance.now();
    const tick = () => setNow(Date.parse(answered) + performance.now() - heardAt);
    tick();
    if (!ticking) return undefined;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [answered, ticking]);
  return now;
}
