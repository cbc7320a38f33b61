import { useEffect, useRef, type RefObject } from 'react';

interface RetryOptions {
  /** Takes the focus once a retry has loaded the fields. */
  readonly place: RefObject<HTMLElement | null>;
  readonly isLoaded: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Retries loading the fields of a card. */
export function useRetry({ place, isLoaded, refetch }: RetryOptions): () => void {
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isLoaded && wasAsked.current) place.current?.focus();
  }, [isLoaded, place]);
  return () => {
    wasAsked.current = true;
    void refetch();
  };
}
