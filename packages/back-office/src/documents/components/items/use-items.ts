import { maximumItems } from '@atrium/api-client/contract';
import { useState } from 'react';
import { pasteItems, type PastedItems, type PasteTarget } from '../../model/paste-items';
import { changeItem, type ItemField, newItem, type TypedItem } from '../../model/typed-item';
import { useSteps } from '../new/use-steps';

export interface Pasted extends Omit<PastedItems, 'items' | 'pasted'> {
  readonly ids: ReadonlySet<string>;
  readonly undo: () => void;
}

/** The rows of one table of items. */
export function useItems(table: string) {
  const { document, change, options } = useSteps();
  const [pasted, setPasted] = useState<Pasted>();
  const { items: all } = document;
  const items = all.filter((item) => item.table === table);
  const room = maximumItems - all.length;

  function write(next: readonly TypedItem[]): void {
    change({ items: [...all.filter((item) => item.table !== table), ...next] });
  }

  /** Row beyond the last adds an item. */
  function set(row: number, field: ItemField, typed: string): void {
    const known = items[row];
    if (known === undefined && (typed.trim() === '' || room < 1)) return;
    const item = known ?? newItem(table, options, items.at(-1));
    const changed = changeItem(item, field, typed, options);
    if (changed !== known) write(known === undefined ? [...items, changed] : items.with(row, changed));
  }

  function move(row: number, to: number): boolean {
    const moved = items[row];
    if (moved === undefined || to < 0 || to >= items.length) return false;
    write(items.toSpliced(row, 1).toSpliced(to, 0, moved));
    return true;
  }

  function paste(text: string, target: Omit<PasteTarget, 'table'>): void {
    const maximum = items.length + room;
    const made = pasteItems(items, text, { ...target, table }, options, maximum);
    if (made.pasted.length === 0 && made.leftOut === 0) return;
    const before = all;
    write(made.items);
    setPasted({
      ids: new Set(made.pasted),
      byHeaders: made.byHeaders,
      leftOut: made.leftOut,
      undo: () => {
        change({ items: before });
        setPasted(undefined);
      },
    });
  }

  return {
    items,
    canAdd: room > 0,
    options,
    pasted,
    closePasted: () => setPasted(undefined),
    set,
    move,
    paste,
    add: () => room > 0 && write([...items, newItem(table, options, items.at(-1))]),
    remove: (row: number) => write(items.toSpliced(row, 1)),
  };
}

export type Items = ReturnType<typeof useItems>;
