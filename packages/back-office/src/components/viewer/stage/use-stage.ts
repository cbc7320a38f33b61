import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { placePages, type PageSize } from '../model/page-layout';
import { currentPage, pagesNear } from '../model/shown-pages';
import { clampZoom, scaleOf, stepZoom, type Zoom } from '../model/zoom';
import { firstTop, scrollToTop } from './first-top';
import { anchorAt, type Anchor, type Point } from './zoom-anchor';
import { restoreAnchor } from './restore-anchor';

interface Position {
  readonly first: number;
  readonly last: number;
  readonly current: number;
}

export type Stage = ReturnType<typeof useStage>;

/** The scrolled window over the pages: its zoom, the pages near it, and the one in its middle. */
export function useStage(sizes: readonly PageSize[], startZoom: Zoom = 'whole') {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [zoom, setZoom] = useState(startZoom);
  const width = useInnerWidth(element);
  const scale = scaleOf(zoom, sizes, width);
  const layout = useMemo(() => placePages(sizes, scale), [sizes, scale]);
  const [position, setPosition] = useState<Position>({ first: 1, last: 1, current: 1 });
  const anchor = useRef<Anchor>(undefined);

  useLayoutEffect(() => {
    if (element === null) return undefined;
    if (anchor.current !== undefined) restoreAnchor(element, layout, anchor.current);
    anchor.current = undefined;
    const stage = element;
    function follow() {
      const shown = { top: stage.scrollTop - firstTop(stage), height: stage.clientHeight };
      const [first, last] = pagesNear(layout, shown);
      const next = { first, last, current: currentPage(layout, shown) };
      setPosition((now) => (now.first === first && now.last === last && now.current === next.current ? now : next));
    }
    follow();
    stage.addEventListener('scroll', follow, { passive: true });
    return () => stage.removeEventListener('scroll', follow);
  }, [element, layout]);

  const zoomTo = useCallback(
    (next: Zoom, point?: Point) => {
      if (element !== null) anchor.current = anchorAt(element, layout, point);
      setZoom(typeof next === 'number' ? clampZoom(next) : next);
    },
    [element, layout],
  );
  const showPage = useCallback(
    (page: number) => {
      const top = layout.tops[page - 1];
      if (element !== null && top !== undefined) scrollToTop(element, top);
    },
    [element, layout],
  );

  return {
    element,
    setElement,
    sizes,
    ...position,
    scale,
    zoom,
    zoomTo,
    stepZoom: (direction: 1 | -1) => zoomTo(stepZoom(scale, direction)),
    showPage,
  };
}

/** Width for pages, without the padding of the stack; 0 until it is known. */
function useInnerWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element === null) return undefined;
    const stage = element;
    function measure() {
      const { paddingLeft, paddingRight } = getComputedStyle(stage);
      setWidth(Math.max(0, stage.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)));
    }
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    return () => observer.disconnect();
  }, [element]);
  return Number.isNaN(width) ? 0 : width;
}
