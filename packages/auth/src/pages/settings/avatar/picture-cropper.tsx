import { useTexts } from '@atrium/i18n';
import { type RefObject, useRef } from 'react';
import { settingsMessages } from '../../../settings-messages';
import { type Crop, partOf, turnedSize, wholeCrop } from './crop';
import { CroppedPicture } from './cropped-picture';
import type { LoadedPicture } from './load-picture';
import { type ChangeCrop, useCropGestures } from './use-crop-gestures';

interface PictureCropperProps {
  readonly picture: LoadedPicture;
  readonly crop: Crop;
  readonly onChange: ChangeCrop;
  /** Takes the keys. */
  readonly stage: RefObject<HTMLDivElement | null>;
}

/** The picture behind a square frame, with the circle that others will see. */
export function PictureCropper({ picture, crop, onChange, stage }: PictureCropperProps) {
  const t = useTexts(settingsMessages);
  const frame = useRef<HTMLDivElement>(null);
  const gestures = useCropGestures(picture, onChange, { stage, frame });
  const { width, height } = turnedSize(picture, crop);
  const half = partOf(picture, crop).side / 2;
  const share = (start: number, length: number) => Math.round((Math.max(0, start) / length) * 100);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and pointers move the part
    <div
      {...gestures}
      ref={stage}
      aria-label={t('avatar.part', {
        left: share(crop.x - half, width),
        top: share(crop.y - half, height),
        zoom: Math.round(crop.zoom * 100),
      })}
      className="auth-crop__stage"
      onDoubleClick={() => onChange(({ turns }) => wholeCrop(picture, turns))}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys move the part
      tabIndex={0}
    >
      <div className="auth-crop__frame" ref={frame}>
        <CroppedPicture crop={crop} picture={picture} />
        <span className="auth-crop__veil" />
      </div>
    </div>
  );
}
