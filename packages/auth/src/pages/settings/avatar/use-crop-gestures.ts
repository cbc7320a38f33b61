import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Crop, moveCrop, type PictureSize, wholeCrop, zoomCrop } from './crop';
import { cropAfterMove, type Point, pointIn } from './crop-after-move';

export type ChangeCrop = (change: (crop: Crop) => Crop) => void;

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const steps: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1, '−': 1 / 1.1 };
const wheelStep = 1.0015;

/** The crop after a key; null for a key without a meaning. */
export function cropAfterKey(
  picture: PictureSize,
  crop: Crop,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
) {
  const arrow = arrows[key];
  const step = steps[key];
  if (arrow !== undefined) {
    const share = shiftKey ? 0.1 : 0.01;
    return moveCrop(picture, crop, arrow[0] * share, arrow[1] * share);
  }
  if (step !== undefined) return zoomCrop(picture, crop, crop.zoom * step);
  return key === '0' ? wholeCrop(picture, crop.turns) : null;
}

interface CropElements {
  readonly stage: RefObject<HTMLElement | null>;
  /** As large as the part. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Moves and zooms the part by keys, mouse, wheel and one or two fingers. */
export function useCropGestures(picture: PictureSize, change: ChangeCrop, { stage, frame }: CropElements) {
  const pointers = useRef(new Map<number, Point>());

  useEffect(() => {
    const element = stage.current;
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      const shown = frame.current?.getBoundingClientRect();
      const point = shown && pointIn(shown, { x: event.clientX, y: event.clientY });
      change((crop) => zoomCrop(picture, crop, crop.zoom * wheelStep ** -event.deltaY, point));
    };
    // React listens passively, so its handler could not stop the page from scrolling.
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, [picture, change, stage, frame]);

  const lift = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      change((crop) => cropAfterKey(picture, crop, event) ?? crop);
      if (event.key in arrows || event.key in steps || event.key === '0') event.preventDefault();
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      const shown = frame.current?.getBoundingClientRect();
      if (!pointers.current.has(pointerId) || shown === undefined || shown.width === 0) return;
      const before = [...pointers.current.values()];
      pointers.current.set(pointerId, { x, y });
      const after = [...pointers.current.values()];
      change((crop) => cropAfterMove(picture, crop, shown, { before, after }));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
