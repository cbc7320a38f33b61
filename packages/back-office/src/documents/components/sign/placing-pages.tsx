import { useEffect, useEffectEvent, useRef } from 'react';
import { SignaturePlaceLayer } from '../../../components/signature/signature-place-layer';
import type { PagePlace } from '../../../components/signature/model/signature-place';
import type { PageSize } from '../../../components/viewer/model/page-layout';
import type { OpenPdf } from '../../../components/viewer/pdf/open-pdf';
import { usePageSizes } from '../../../components/viewer/pdf/use-page-sizes';
import { ReadyViewer, type ViewerHandle } from '../../../components/viewer/ready-viewer';

interface PlacingPagesProps {
  pdf: OpenPdf;
  /** In base64. */
  picture: string;
  place: PagePlace | undefined;
  onSizes: (sizes: readonly PageSize[]) => void;
  onChange: (place: PagePlace) => void;
  onConfirm: () => void;
  onPageChange: (page: number) => void;
}

/** The pages with the signature on one of them. */
export function PlacingPages({ pdf, picture, place, onSizes, onChange, onConfirm, onPageChange }: PlacingPagesProps) {
  const viewer = useRef<ViewerHandle>(null);
  const sizes = usePageSizes(pdf);
  const page = place?.page;
  const report = useEffectEvent(onSizes);
  useEffect(() => report(sizes), [sizes]);
  useEffect(() => {
    if (page === undefined) return undefined;
    const frame = requestAnimationFrame(() => viewer.current?.showPage(page));
    return () => cancelAnimationFrame(frame);
  }, [page]);
  return (
    <ReadyViewer
      handle={viewer}
      onPageChange={onPageChange}
      pdf={pdf}
      renderOverlay={(area) =>
        place && (
          <SignaturePlaceLayer
            area={area}
            onChange={onChange}
            onConfirm={onConfirm}
            picture={`data:image/png;base64,${picture}`}
            place={place}
          />
        )
      }
    />
  );
}
