import { useMediaQuery } from '@atrium/ui-kit';
import { useEffect, useEffectEvent, useImperativeHandle, type ReactNode, type Ref } from 'react';
import { FindBar } from './find/find-bar';
import type { MarkedPart } from './find/mark-matches';
import { useFindState } from './find/use-find-state';
import type { PageOverlay } from './page/page-view';
import type { OpenPdf } from './pdf/open-pdf';
import { usePageSizes } from './pdf/use-page-sizes';
import { usePrint } from './print/use-print';
import { PageStack } from './stage/page-stack';
import { Thumbnails } from './stage/thumbnails';
import { useStage } from './stage/use-stage';
import { useViewerKeys } from './stage/use-viewer-keys';
import { useZoomGestures } from './stage/use-zoom-gestures';
import { ViewBar } from './stage/view-bar';

/** What a page does with its viewer. */
export interface ViewerHandle {
  readonly showPage: (page: number) => void;
  readonly print: () => void;
}

export interface ReadyViewerProps {
  pdf: OpenPdf;
  /** Lies over each page near the window: a drawing, a signature to place. */
  renderOverlay?: PageOverlay | undefined;
  /** Replaces the bar of page and zoom: the tools of a drawing. */
  bar?: ReactNode;
  /** Called with the page in the middle of the window. */
  onPageChange?: ((page: number) => void) | undefined;
  handle?: Ref<ViewerHandle> | undefined;
  /** By page, while nothing is searched. */
  marks?: ReadonlyMap<number, readonly MarkedPart[]> | undefined;
}

/** The pages of an opened PDF. */
export function ReadyViewer({ pdf, renderOverlay, bar, onPageChange, handle, marks }: ReadyViewerProps) {
  const sizes = usePageSizes(pdf);
  const stage = useStage(sizes);
  const find = useFindState(pdf);
  const { print, progress } = usePrint(pdf);
  const hasThumbnails = useMediaQuery('(min-width: 769px)');
  const { current, showPage, element } = stage;
  const match = find.current?.page;

  useZoomGestures(stage);
  useViewerKeys({ stage, onFind: find.open, onNextMatch: find.step });
  useImperativeHandle(handle, () => ({ showPage, print }));

  const changePage = useEffectEvent((page: number) => onPageChange?.(page));
  useEffect(() => changePage(current), [current]);

  const showFirst = useEffectEvent(showPage);
  useEffect(() => {
    const page = /^#page-(\d+)$/.exec(window.location.hash)?.[1];
    if (element !== null && page !== undefined) showFirst(Number(page));
  }, [element]);

  const showMatch = useEffectEvent((page: number) => {
    if (page < stage.first || page > stage.last) showPage(page);
  });
  useEffect(() => {
    if (match !== undefined) showMatch(match);
  }, [match]);

  return (
    <div className="viewer">
      {hasThumbnails && <Thumbnails current={current} onShowPage={showPage} pdf={pdf} sizes={sizes} />}
      <div className="viewer__main">
        <PageStack
          marks={find.marks.size > 0 ? find.marks : marks}
          renderOverlay={renderOverlay}
          pdf={pdf}
          stage={stage}
        />
        {find.isOpen && <FindBar find={find} key={find.asked} />}
        {progress}
        <div className="viewer__bars">
          {bar ?? <ViewBar onFind={find.open} onPrint={print} pages={pdf.sizes.length} stage={stage} />}
        </div>
      </div>
    </div>
  );
}
