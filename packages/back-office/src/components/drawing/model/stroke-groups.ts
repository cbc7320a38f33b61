import type { StrokeColor } from '@atrium/api-client/contract';
import type { DrawnStroke } from './drawing';

/** Strokes that were drawn in one go: the same page, colour and minute. */
export interface StrokeGroup {
  readonly ids: readonly number[];
  readonly page: number;
  readonly color: StrokeColor;
  readonly drawnAt: Date;
}

const minuteOf = (date: Date) => Math.floor(date.getTime() / 60_000);

/** The strokes in groups, the newest first. */
export function groupStrokes(strokes: readonly DrawnStroke[]): StrokeGroup[] {
  const groups: StrokeGroup[] = [];
  for (const { id, page, color, drawnAt } of strokes) {
    const last = groups.at(-1);
    const continues = last?.page === page && last.color === color && minuteOf(last.drawnAt) === minuteOf(drawnAt);
    if (continues) groups[groups.length - 1] = { ...last, ids: [...last.ids, id] };
    else groups.push({ ids: [id], page, color, drawnAt });
  }
  return groups.toReversed();
}
