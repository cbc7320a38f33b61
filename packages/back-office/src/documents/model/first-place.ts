import type { SignaturePlace } from '@atrium/api-client/contract';
import { keepOnPage, type PagePlace } from '../../components/signature/model/signature-place';
import { fromMillimetres } from '../../components/signature/model/millimetres';
import type { PageSize } from '../../components/viewer/model/page-layout';

const usualWidth = 70;
const fromLeft = 25;
const fromBottom = 40;

/** Places that the template names, with a signature of this proportion in them. */
export function suggestPlaces(places: readonly SignaturePlace[], sizes: readonly PageSize[], ratio: number) {
  return places.flatMap(({ name, page, x, y, width: widest, height: highest }) => {
    const size = sizes[page - 1];
    if (size === undefined) return [];
    const width = Math.min(widest, highest / ratio);
    return [
      {
        party: name === 'signature.author' ? ('author' as const) : ('customer' as const),
        place: keepOnPage({ page, x, y, width, height: width * ratio }, size),
      },
    ];
  });
}

/** Where a signature lies first if the template names no place: at the lower left of the last page. */
export function usualPlace(sizes: readonly PageSize[], ratio: number): PagePlace | undefined {
  const size = sizes.at(-1);
  if (size === undefined) return undefined;
  const width = fromMillimetres(usualWidth);
  const height = width * ratio;
  const y = size.height - height - fromMillimetres(fromBottom);
  return keepOnPage({ page: sizes.length, x: fromMillimetres(fromLeft), y, width, height }, size);
}
