import { strokeLimits, type Stroke } from '@atrium/api-client/contract';

/** A stroke of this drawing. */
export interface DrawnStroke extends Stroke {
  readonly id: number;
  readonly drawnAt: Date;
}

/** The strokes, and what Undo and Redo lead to. */
export interface Drawing {
  readonly strokes: readonly DrawnStroke[];
  readonly past: readonly (readonly DrawnStroke[])[];
  readonly future: readonly (readonly DrawnStroke[])[];
}

export const emptyDrawing: Drawing = { strokes: [], past: [], future: [] };

export type DrawingChange =
  | { readonly kind: 'draw'; readonly stroke: Stroke; readonly at: Date }
  | { readonly kind: 'erase'; readonly ids: readonly number[] }
  | { readonly kind: 'undo' | 'redo' | 'clear' };

/** Whether a page takes another stroke with so many points. */
export function hasRoom(strokes: readonly Stroke[], { page, points }: Stroke): boolean {
  const onPage = strokes.filter((stroke) => stroke.page === page).length;
  const all = strokes.reduce((sum, stroke) => sum + stroke.points.length, points.length);
  return onPage < strokeLimits.strokesPerPage && all <= strokeLimits.points;
}

export function changeDrawing(drawing: Drawing, change: DrawingChange): Drawing {
  const { strokes, past, future } = drawing;
  const to = (next: readonly DrawnStroke[]): Drawing => ({ strokes: next, past: [...past, strokes], future: [] });
  switch (change.kind) {
    case 'draw': {
      if (!hasRoom(strokes, change.stroke)) return drawing;
      const id = Math.max(0, ...[strokes, ...past, ...future].map((known) => known.at(-1)?.id ?? 0)) + 1;
      return to([...strokes, { ...change.stroke, id, drawnAt: change.at }]);
    }
    case 'erase': {
      const left = strokes.filter(({ id }) => !change.ids.includes(id));
      return left.length === strokes.length ? drawing : to(left);
    }
    case 'clear':
      return strokes.length === 0 ? drawing : to([]);
    case 'undo': {
      const previous = past.at(-1);
      if (previous === undefined) return drawing;
      return { strokes: previous, past: past.slice(0, -1), future: [strokes, ...future] };
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next === undefined ? drawing : { strokes: next, past: [...past, strokes], future: rest };
    }
  }
}
