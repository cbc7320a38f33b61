import { useEffect, useState } from 'react';

/** The service's clock, counted on from its last answer: a wrong clock of the browser does not matter. */
export function useServiceNow(answered: string, ticking: boolean): number {
  const [heard, setHeard] = useState({ answered, at: performance.now() });
  const [current, setCurrent] = useState(heard.at);
  if (heard.answered !== answered) {
    const at = performance.now();
    setHeard({ answered, at });
    setCurrent(at);
  }
  useEffect(() => {
    if (!ticking) return undefined;
    const timer = setInterval(() => setCurrent(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [ticking]);
  return Date.parse(heard.answered) + Math.max(0, current - heard.at);
}
