import type { EditedRow } from '@atrium/ui-kit';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useBaseVersion } from './use-base-version';

interface SavedRow {
  readonly id: string;
  readonly version: number;
}

/** The one row of a table that is edited in place, or a new one. */
export function useEditedRow<Row extends SavedRow>(rows: readonly Row[]) {
  const [edited, setEdited] = useState<EditedRow>();
  const { open: setBase, save } = useBaseVersion<Row>();
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  const begin = useCallback(
    (id?: string): Row | undefined => {
      const row = latest.current.find((one) => one.id === id);
      setBase(row);
      setEdited(row?.id ?? 'new');
      return row;
    },
    [setBase],
  );
  const end = useCallback(() => setEdited(undefined), []);
  return {
    edited,
    /** The edited row; undefined for a new one. */
    open: rows.find(({ id }) => id === edited),
    /** Opens a row, or a new one; returns the row. Stable, so that rows are not rendered again. */
    begin,
    end,
    save,
  };
}
