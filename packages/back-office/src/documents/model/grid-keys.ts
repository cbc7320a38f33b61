export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}

const within = (value: number, size: number) => Math.min(Math.max(value, 0), size - 1);

/** The cell after this one in reading order; undefined behind the last and before the first. */
function following({ row, column }: Place, { rows, columns }: GridSize, step: 1 | -1): Place | undefined {
  const at = row * columns + column + step;
  return at < 0 || at >= rows * columns ? undefined : { row: Math.floor(at / columns), column: at % columns };
}

/** The cell that a key leads to; undefined for keys that do not move, and where Tab leaves the grid. */
export function moveBy({ key, ctrlKey, shiftKey }: Pressed, place: Place, size: GridSize): Place | undefined {
  const { row, column } = place;
  const to = (down: number, right: number) => ({
    row: within(row + down, size.rows),
    column: within(column + right, size.columns),
  });
  switch (key) {
    case 'ArrowUp':
      return to(-1, 0);
    case 'ArrowDown':
      return to(1, 0);
    case 'Enter':
      return to(shiftKey ? -1 : 1, 0);
    case 'ArrowLeft':
      return to(0, -1);
    case 'ArrowRight':
      return to(0, 1);
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? size.rows - 1 : row, column: size.columns - 1 };
    case 'Tab':
      return following(place, size, shiftKey ? -1 : 1);
    default:
      return undefined;
  }
}
