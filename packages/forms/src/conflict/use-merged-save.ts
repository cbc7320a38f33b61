import { isStaleError } from '@atrium/api-client';
import { useState } from 'react';
import { mergeEdits } from './merge-edits';

/** Fields that two users changed differently. */
export interface Conflict<V> {
  readonly names: readonly (keyof V & string)[];
  readonly yours: V;
  readonly theirs: V;
  /** The newer record, which names the other user and the time of the change. */
  readonly newer: object;
  /** Saves these values; undefined returns to the form, which keeps its input. */
  readonly resolve: (values: V | undefined) => void;
}

/**
 * Saves edits of a record that others may have changed since it was opened. A stale save is merged with their version and
 * sent again; `ConflictDialog` asks about the fields that both changed.
 */
export function useMergedSave<Saved extends object, V extends object>(
  opened: Saved | undefined,
  toValues: (record: Saved) => V,
) {
  const [conflict, setConflict] = useState<Conflict<V>>();
  const [base, setBase] = useState({ opened, record: opened });
  if (base.opened !== opened) setBase({ opened, record: opened });

  function ask(question: Omit<Conflict<V>, 'resolve'>): Promise<V | undefined> {
    return new Promise((done) => {
      setConflict({
        ...question,
        resolve: (values) => {
          setConflict(undefined);
          done(values);
        },
      });
    });
  }

  async function saveOver<Answer>(record: Saved | undefined, yours: V, send: Send<Saved, V, Answer>): Promise<Answer> {
    try {
      return await send(yours, record);
    } catch (error) {
      if (record === undefined || !isStaleError(error)) throw error;
      const newer = error.problem['current'] as Saved;
      const theirs = toValues(newer);
      const { values, conflicts } = mergeEdits(toValues(record), yours, theirs);
      const chosen = conflicts.length === 0 ? values : await ask({ names: conflicts, yours: values, theirs, newer });
      if (chosen === undefined) throw error;
      setBase({ opened, record: newer });
      return saveOver(newer, chosen, send);
    }
  }

  return {
    conflict,
    /** Calls `send` with the values and the record that they replace; again with the merged ones after a conflict. */
    save: <Answer>(values: V, send: Send<Saved, V, Answer>) => saveOver(base.record, values, send),
  };
}

type Send<Saved, V, Answer> = (values: V, record: Saved | undefined) => Promise<Answer>;
