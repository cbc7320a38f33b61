import { type Stroke, strokeLimits } from '@atrium/api-client/contract';
import { InvalidInput } from '../../../platform';

/** @throws InvalidInput for a drawing above `strokeLimits` */
export function checkStrokes(strokes: readonly Stroke[]): void {
  const onPages = new Map<number, number>();
  let points = 0;
  for (const stroke of strokes) {
    const onPage = (onPages.get(stroke.page) ?? 0) + 1;
    onPages.set(stroke.page, onPage);
    points += stroke.points.length;
    if (onPage > strokeLimits.strokesPerPage || points > strokeLimits.points)
      throw new InvalidInput({ strokes: ['drawing_too_large'] });
  }
}
