import { useEffect, useEffectEvent } from 'react';
import type { Point } from './zoom-anchor';
import type { Stage } from './use-stage';

interface Pinch {
  /** Distance and scale at the beginning. */
  readonly distance: number;
  readonly scale: number;
  /** Where the fingers were last. */
  readonly middle: Point;
}

/** Zooms by the wheel with Ctrl, which a touchpad's two fingers also send, and by two fingers on a touch screen, which also move the page. */
export function useZoomGestures({ element, scale, zoomTo }: Pick<Stage, 'element' | 'scale' | 'zoomTo'>): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(scale * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  });
  const begin = useEffectEvent((touches: TouchList): Pinch | undefined => {
    const two = twoOf(touches);
    return two && { distance: distanceOf(two), middle: middleOf(two), scale };
  });
  const pinchTo = useEffectEvent((pinch: Pinch, two: readonly [Touch, Touch]) => {
    const middle = middleOf(two);
    element?.scrollBy(pinch.middle.x - middle.x, pinch.middle.y - middle.y);
    zoomTo((pinch.scale * distanceOf(two)) / pinch.distance, middle);
    return { ...pinch, middle };
  });

  useEffect(() => {
    if (element === null) return undefined;
    let pinch: Pinch | undefined;
    const wheel = (event: WheelEvent) => turn(event);
    const touch = (event: TouchEvent) => {
      pinch = begin(event.touches);
    };
    const move = (event: TouchEvent) => {
      const two = twoOf(event.touches);
      if (pinch === undefined || two === undefined) return;
      event.preventDefault();
      pinch = pinchTo(pinch, two);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchstart', touch, { passive: true });
    element.addEventListener('touchend', touch, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchstart', touch);
      element.removeEventListener('touchend', touch);
      element.removeEventListener('touchmove', move);
    };
  }, [element]);
}

function twoOf([one, other]: Iterable<Touch> & TouchList): readonly [Touch, Touch] | undefined {
  return one !== undefined && other !== undefined ? [one, other] : undefined;
}

const distanceOf = ([one, other]: readonly [Touch, Touch]) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

const middleOf = ([one, other]: readonly [Touch, Touch]): Point => ({
  x: (one.clientX + other.clientX) / 2,
  y: (one.clientY + other.clientY) / 2,
});
