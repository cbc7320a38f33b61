import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once after `duration` milliseconds, excluding pauses. */
export function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused || left.current === Infinity) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [paused]);
}
