import { useEffect } from 'react';
import { placePages } from '../model/page-layout';
import { anchorAt } from '../stage/zoom-anchor';
import { restoreAnchor } from '../stage/restore-anchor';
import type { Stage } from '../stage/use-stage';

type Scrolled = Pick<Stage, 'element' | 'sizes' | 'scale'>;

/** Scrolls both stages together: the same part of the same page is at their upper edge. */
export function useLinkedScroll(left: Scrolled | undefined, right: Scrolled | undefined): void {
  useEffect(() => {
    const stages = [left, right];
    if (!left?.element || !right?.element) return undefined;
    const control = new AbortController();
    /** Where a stage was put. Its own scroll event moves nothing. */
    const expected = new WeakMap<HTMLElement, number>();
    stages.forEach((stage, at) => {
      const other = stages[1 - at];
      const element = stage?.element;
      if (!stage || !element || !other?.element) return;
      const target = other.element;
      const layouts = { own: placePages(stage.sizes, stage.scale), other: placePages(other.sizes, other.scale) };
      element.addEventListener(
        'scroll',
        () => {
          if (Math.abs((expected.get(element) ?? -9) - element.scrollTop) < 2) return;
          expected.delete(element);
          restoreAnchor(target, layouts.other, anchorAt(element, layouts.own));
          expected.set(target, target.scrollTop);
        },
        { passive: true, signal: control.signal },
      );
    });
    return () => control.abort();
  }, [left, right]);
}
