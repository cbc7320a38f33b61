import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const boxesOf = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLInputElement>('input[data-box]:enabled') ?? []),
];

/** The box that an arrow key leads to: the next one of the row, or of the column in a row that has it. */
function findNext(from: HTMLInputElement, [down, right]: readonly [number, number]): HTMLInputElement | undefined {
  const row = from.closest('tr');
  const rows = [...(row?.closest('tbody')?.querySelectorAll('tr') ?? [])];
  if (row === null) return undefined;
  if (down === 0) return boxesOf(row).at(Math.max(0, boxesOf(row).indexOf(from) + right));
  const column = from.closest('td')?.cellIndex;
  const others = down > 0 ? rows.slice(rows.indexOf(row) + 1) : rows.slice(0, rows.indexOf(row)).toReversed();
  return others.flatMap((other) => boxesOf(other)).find((box) => box.closest('td')?.cellIndex === column);
}

/** One tab stop for all boxes of a table; arrow keys move between them. */
export function useBoxKeys(first: string) {
  const [active, setActive] = useState(first);
  const boxOf = ({ target }: { target: EventTarget }) =>
    target instanceof HTMLInputElement && target.dataset['box'] !== undefined ? target : undefined;
  return {
    tabIndexOf: (box: string) => (box === active ? 0 : -1),
    onFocus: (event: FocusEvent) => {
      const box = boxOf(event)?.dataset['box'];
      if (box !== undefined) setActive(box);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const [step, box] = [steps[event.key], boxOf(event)];
      if (step === undefined || box === undefined) return;
      event.preventDefault();
      findNext(box, step)?.focus();
    },
  };
}
