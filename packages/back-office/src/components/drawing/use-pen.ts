import { strokeLimits, type Stroke, type StrokePoint } from '@atrium/api-client/contract';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { freeCanvas } from '../viewer/pdf/draw-page';
import type { PageArea } from '../viewer/page/page-view';
import { paintGrowing, preparePage } from './paint-strokes';
import { strokesAt } from './model/strokes-at';
import { penSeen } from './pen-seen';
import type { DrawingState } from './use-drawing';

/** Distance in the page's coordinates below which a point adds nothing. */
const nearest = 0.3;

type Line = Stroke & { readonly points: StrokePoint[] };

/**
 * Draws with a pen, a mouse or a finger. Nothing is rendered by React until the stroke ends: each frame fills the outline
 * of this stroke alone. Once a pen was used, fingers only move the page.
 */
export function usePen(layer: RefObject<HTMLCanvasElement | null>, area: PageArea, drawing: DrawingState): void {
  const line = useRef<Line>(undefined);
  const frame = useRef(0);

  function paint() {
    frame.current = 0;
    const context = layer.current?.getContext('2d');
    if (context && line.current) paintGrowing(context, area, line.current);
  }

  function add(event: PointerEvent, target: HTMLElement) {
    const points = line.current?.points;
    if (points === undefined) return;
    const box = target.getBoundingClientRect();
    const ratio = box.width === 0 ? 1 : area.size.width / box.width;
    for (const part of coalesced(event)) {
      const [x, y] = [(part.clientX - box.left) * ratio, (part.clientY - box.top) * ratio];
      const last = points.at(-1);
      const isNew = last === undefined || Math.hypot(x - last[0], y - last[1]) >= nearest;
      if (isNew && points.length < strokeLimits.pointsPerStroke) points.push([round(x), round(y), pressureOf(part)]);
    }
    if (frame.current === 0) frame.current = requestAnimationFrame(paint);
  }

  function eraseAt(event: PointerEvent, target: HTMLElement) {
    const box = target.getBoundingClientRect();
    const ratio = box.width === 0 ? 1 : area.size.width / box.width;
    const touched = coalesced(event).flatMap(({ clientX, clientY }) =>
      strokesAt(drawing.strokes, area.number, [(clientX - box.left) * ratio, (clientY - box.top) * ratio]),
    );
    if (touched.length > 0) drawing.erase(touched.map(({ id }) => id));
  }

  const cancel = useEffectEvent(() => {
    line.current = undefined;
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    if (layer.current) freeCanvas(layer.current);
  });
  const down = useEffectEvent((event: PointerEvent, target: HTMLElement) => {
    if (event.button !== 0 || drawing.tool === 'select') return;
    if (event.pointerType === 'pen') penSeen.note();
    if (event.pointerType === 'touch' && penSeen.isSeen()) return;
    // A second finger zooms, so what the first one began is no stroke.
    if (!event.isPrimary) return cancel();
    event.preventDefault();
    target.setPointerCapture(event.pointerId);
    if (drawing.tool === 'eraser') return eraseAt(event, target);
    if (layer.current) preparePage(layer.current, area);
    line.current = { page: area.number, ...drawing.ink, points: [] };
    add(event, target);
  });
  const move = useEffectEvent((event: PointerEvent, target: HTMLElement) => {
    if (!target.hasPointerCapture(event.pointerId)) return;
    if (drawing.tool === 'eraser') eraseAt(event, target);
    else add(event, target);
  });
  const up = useEffectEvent((event: PointerEvent) => {
    const drawn = line.current;
    if (!event.isPrimary || drawn === undefined) return;
    cancel();
    if (drawn.points.length > 0) drawing.draw(drawn);
  });
  const touch = useEffectEvent((event: TouchEvent) => {
    if (line.current !== undefined) event.preventDefault();
  });

  useEffect(() => {
    const target = layer.current?.parentElement;
    if (!target) return undefined;
    const control = new AbortController();
    const { signal } = control;
    target.addEventListener('pointerdown', (event) => down(event, target), { signal });
    target.addEventListener('pointermove', (event) => move(event, target), { signal });
    target.addEventListener('pointerup', (event) => up(event), { signal });
    target.addEventListener('pointercancel', () => cancel(), { signal });
    // A palm beside the pen does not scroll.
    target.addEventListener('touchmove', (event) => touch(event), { signal, passive: false });
    return () => {
      control.abort();
      cancel();
    };
  }, [layer]);
}

/** What the device reported since the previous event, which comes once a frame. */
function coalesced(event: PointerEvent): readonly PointerEvent[] {
  const parts = event.getCoalescedEvents?.() ?? [];
  return parts.length > 0 ? parts : [event];
}

const round = (value: number) => Math.round(value * 100) / 100;
const pressureOf = ({ pointerType, pressure }: PointerEvent) => (pointerType === 'pen' ? round(pressure) : 0.5);
