import { useEffect, useState } from 'react';

/** The service's clock, counted on from its last answer: a wrong clock of the browser does not matter. */
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
