import type { Media } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { EmptyState, IconButton } from '@atrium/ui-kit';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { mediaMessages } from '../messages';
import { MediaPicture } from './media-picture';

const steps = [1, 1.5, 2, 3, 4];

/** The picture or the first page, to zoom and to scroll in. */
export function MediaPreview({ media }: { media: Media }) {
  const text = useTexts(mediaMessages);
  const [step, setStep] = useState(0);
  if (!media.previewable)
    return (
      <div className="media-details__preview">
        <EmptyState title={media.file_name}>{text('noPreview')}</EmptyState>
      </div>
    );
  const zoom = steps[step] ?? 1;
  const limit = text('zoom.limit');
  return (
    <div className="media-details__preview">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys scroll it */}
      <section aria-label={text('zoom.picture')} className="media-details__stage" tabIndex={0}>
        <div style={{ transform: `scale(${zoom})` }}>
          <MediaPicture media={media} size="preview" />
        </div>
      </section>
      <div aria-label={text('zoom.label')} className="media-details__zoom" role="group">
        <IconButton
          disabledReason={step === 0 ? limit : undefined}
          icon={Minus}
          label={text('zoom.out')}
          onClick={() => setStep(step - 1)}
          size="s"
        />
        <output>{text('zoom.percent', { percent: zoom * 100 })}</output>
        <IconButton
          disabledReason={step === steps.length - 1 ? limit : undefined}
          icon={Plus}
          label={text('zoom.in')}
          onClick={() => setStep(step + 1)}
          size="s"
        />
        <IconButton icon={Maximize} label={text('zoom.fit')} onClick={() => setStep(0)} size="s" />
      </div>
    </div>
  );
}
