import { useTexts } from '@atrium/i18n';
import { settingsMessages } from '../../../settings-messages';
import type { Crop } from './crop';
import { CroppedPicture } from './cropped-picture';
import type { LoadedPicture } from './load-picture';

interface CropPreviewProps {
  readonly picture: LoadedPicture;
  readonly crop: Crop;
}

/** The part in circles of the sizes in which others see it. */
export function CropPreview({ picture, crop }: CropPreviewProps) {
  const t = useTexts(settingsMessages);
  return (
    <div aria-hidden="true" className="auth-crop__faces">
      <span className="auth-hint">{t('avatar.preview')}</span>
      {(['l', 'm', 's'] as const).map((size) => (
        <span className={`auth-crop__face auth-crop__face--${size}`} key={size}>
          <CroppedPicture crop={crop} picture={picture} />
        </span>
      ))}
    </div>
  );
}
