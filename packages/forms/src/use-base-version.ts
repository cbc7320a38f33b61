import { isStaleError } from '@atrium/api-client';
import { useCallback, useRef } from 'react';

interface Versioned {
  readonly version: number;
}

/** The record that a save replaces: the opened one, or after a conflict the newer one that caused it. */
export interface BaseVersion<Saved extends Versioned> {
  readonly open: (record: Saved | undefined) => void;
  /** Saves over the base, which is undefined for a new record. After a conflict, the next save replaces the newer one. */
  readonly save: <Answer>(call: (base: Saved | undefined) => Promise<Answer>) => Promise<Answer>;
}

export function useBaseVersion<Saved extends Versioned>(opened?: Saved): BaseVersion<Saved> {
  const base = useRef(opened);
  const open = useCallback((record: Saved | undefined) => {
    base.current = record;
  }, []);
  const save = useCallback(async <Answer>(call: (base: Saved | undefined) => Promise<Answer>) => {
    try {
      return await call(base.current);
    } catch (error) {
      if (isStaleError(error)) base.current = error.problem['current'] as Saved;
      throw error;
    }
  }, []);
  return { open, save };
}
