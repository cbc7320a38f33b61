import type { PageSize } from '../../viewer/model/page-layout';
import { type PagePlace, keepOnPage, widenPlace } from './signature-place';

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
export const corners: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

/** Drags a corner sideways; the opposite corner stays. */
export function dragCorner(place: PagePlace, corner: Corner, right: number, size: PageSize): PagePlace {
  const isLeft = corner.endsWith('left');
  const widened = widenPlace(place, place.width + (isLeft ? -right : right), size);
  return keepOnPage(
    {
      ...widened,
      x: isLeft ? place.x + place.width - widened.width : place.x,
      y: corner.startsWith('top') ? place.y + place.height - widened.height : place.y,
    },
    size,
  );
}
