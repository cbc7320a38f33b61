import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { PageSize } from '../viewer/model/page-layout';
import { keepOnPage, movePlace, widenPlace, type PagePlace } from './model/signature-place';
import { fromMillimetres } from './model/millimetres';
import { dragCorner, type Corner } from './model/drag-corner';

interface PlaceGestures {
  readonly place: PagePlace;
  readonly size: PageSize;
  readonly scale: number;
  readonly onChange: (place: PagePlace) => void;
  /** Enter. */
  readonly onConfirm: () => void;
}

interface Drag {
  readonly from: PagePlace;
  readonly x: number;
  readonly y: number;
  readonly corner: Corner | undefined;
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves and resizes a place: by pointer, by the arrows (1 mm, with Shift 10), by + and −. */
export function usePlaceGestures({ place, size, scale, onChange, onConfirm }: PlaceGestures) {
  const drag = useRef<Drag>(undefined);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    const corner = event.target instanceof HTMLElement ? event.target.dataset['corner'] : undefined;
    drag.current = { from: place, x: event.clientX, y: event.clientY, corner: corner as Corner | undefined };
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (drag.current === undefined) return;
    const { from, x, y, corner } = drag.current;
    const [right, down] = [(event.clientX - x) / scale, (event.clientY - y) / scale];
    onChange(
      corner === undefined
        ? keepOnPage({ ...from, x: from.x + right, y: from.y + down }, size)
        : dragCorner(from, corner, right, size),
    );
  }
  function onPointerUp() {
    drag.current = undefined;
  }
  function changed({ key, shiftKey }: KeyboardEvent): PagePlace | undefined {
    const direction = directions[key];
    const step = shiftKey ? 10 : 1;
    if (direction !== undefined) return movePlace(place, direction[0] * step, direction[1] * step, size);
    const wider = { '+': 1, '=': 1, '-': -1 }[key];
    return wider === undefined ? undefined : widenPlace(place, place.width + fromMillimetres(wider), size);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = changed(event);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) onConfirm();
    else onChange(next);
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown };
}
