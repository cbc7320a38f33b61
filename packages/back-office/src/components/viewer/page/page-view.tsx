import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, Skeleton } from '@atrium/ui-kit';
import { RotateCw } from 'lucide-react';
import { memo, useState, type CSSProperties, type ReactNode } from 'react';
import type { MarkedPart } from '../find/mark-matches';
import { viewerMessages } from '../messages';
import type { PageSize } from '../model/page-layout';
import type { OpenPdf } from '../pdf/open-pdf';
import { PageLinks } from './page-links';
import { useDrawnPage } from './use-drawn-page';
import { useTextLayer } from './use-text-layer';

/** A shown page, for what lies over it. */
export interface PageArea {
  readonly number: number;
  /** Size as displayed, rotated and cropped, at scale 1. */
  readonly size: PageSize;
  readonly scale: number;
}

export type PageOverlay = (area: PageArea) => ReactNode;

export interface PageViewProps {
  pdf: OpenPdf;
  number: number;
  size: PageSize;
  scale: number;
  /** Only pages near the window are drawn. */
  isNear: boolean;
  marks: readonly MarkedPart[];
  /** Shown over the page, in place of its links and its text to select. */
  renderOverlay?: PageOverlay | undefined;
  onShowPage: (page: number) => void;
}

/** One page: its picture, its text to select, and its links. */
export const PageView = memo(function PageView(props: PageViewProps) {
  const { pdf, number, size, scale, isNear } = props;
  const text = useTexts(viewerMessages);
  const [attempt, setAttempt] = useState(0);
  const style: CSSProperties & Record<`--${string}`, number> = {
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
    '--scale-factor': scale,
  };
  return (
    <div
      aria-label={text('pageOf', { page: number, pages: pdf.sizes.length })}
      className="viewer-page"
      role="group"
      style={style}
    >
      {isNear && <PageContent {...props} key={attempt} onRetry={() => setAttempt(attempt + 1)} />}
    </div>
  );
});

function PageContent(props: PageViewProps & { onRetry: () => void }) {
  const { pdf, number, size, scale, marks, renderOverlay, onShowPage, onRetry } = props;
  const text = useTexts(viewerMessages);
  const common = useCommonTexts();
  const { host, state } = useDrawnPage(pdf, number, scale, true);
  const container = useTextLayer(pdf, number, marks);
  return (
    <>
      <div aria-hidden="true" className="viewer-page__picture" ref={host} />
      {state === 'waiting' && <PageSkeleton />}
      {state === 'failed' && (
        <div className="viewer-page__failure" role="alert">
          <p>{text('pageFailed', { page: number })}</p>
          <Button icon={RotateCw} onClick={onRetry} size="s">
            {common('retry')}
          </Button>
        </div>
      )}
      <div
        className="viewer-page__text"
        hidden={state === 'failed'}
        inert={renderOverlay !== undefined}
        ref={container}
      />
      {state !== 'failed' && renderOverlay === undefined && (
        <PageLinks number={number} onShowPage={onShowPage} pdf={pdf} />
      )}
      {state !== 'failed' && renderOverlay?.({ number, size, scale })}
    </>
  );
}

/** A page whose content has not arrived. */
export function PageSkeleton() {
  return (
    <div className="viewer-page__skeleton">
      <Skeleton shape="title" width="half" />
      <Skeleton width="third" />
      <Skeleton width="full" />
      <Skeleton width="full" />
      <Skeleton width="most" />
    </div>
  );
}
