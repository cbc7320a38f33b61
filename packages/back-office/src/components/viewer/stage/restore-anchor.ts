import type { PageLayout } from '../model/page-layout';
import { firstTop } from './first-top';
import type { Anchor } from './zoom-anchor';

/** Scrolls so that an anchor is where it was. */
export function restoreAnchor(stage: HTMLElement, { tops, heights }: PageLayout, anchor: Anchor): void {
  const { page, share, across, at } = anchor;
  stage.scrollTop = (tops[page] ?? 0) + share * (heights[page] ?? 0) + firstTop(stage) - at.y;
  stage.scrollLeft = across * stage.scrollWidth - at.x;
}
