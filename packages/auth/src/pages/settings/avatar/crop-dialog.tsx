import { isApiError, isValidationError } from '@atrium/api-client';
import { RichText, useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button, Dialog, Stack } from '@atrium/ui-kit';
import { RotateCw, Trash } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useSetAvatar } from '../../../api/avatar';
import { failureReasons } from '../../../components/failure-banner';
import { toFormFailure } from '../../../model/form-failure';
import { settingsMessages } from '../../../settings-messages';
import { type Crop, partOf, turnCrop, wholeCrop, zoomCrop } from './crop';
import { CroppedPicture } from './cropped-picture';
import type { LoadedPicture, PictureProblem } from './load-picture';
import { PictureCropper } from './picture-cropper';
import { PictureInput } from './picture-input';
import { ZoomControl } from './zoom-control';

export interface CropDialogProps {
  readonly picture: LoadedPicture;
  readonly problem: PictureProblem | undefined;
  readonly onChoose: (file: File) => void;
  /** Undefined without a picture. */
  readonly onRemove: (() => void) | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Cuts the user's picture to a square and saves it. */
export function CropDialog({ picture, problem, onChoose, onRemove, onSaved, onClose }: CropDialogProps) {
  const t = useTexts(settingsMessages);
  const common = useCommonTexts();
  const { mutate: save, isPending, error } = useSetAvatar();
  const [cut, setCut] = useState({ picture, crop: wholeCrop(picture) });
  const crop = cut.picture === picture ? cut.crop : wholeCrop(picture);
  const change = useCallback(
    (next: (crop: Crop) => Crop) =>
      setCut((before) => ({
        picture,
        crop: next(before.picture === picture ? before.crop : wholeCrop(picture)),
      })),
    [picture],
  );
  const { file, width, height } = picture;
  const failure = problem === undefined ? error && reasonOf(error) : t(`avatar.${problem}`);

  function reasonOf(cause: Error): string {
    if (isValidationError(cause)) return cause.text('file') ?? cause.message;
    const { kind } = toFormFailure(cause);
    return kind === 'other' && isApiError(cause) ? cause.message : common(failureReasons[kind]);
  }

  return (
    <Dialog
      actions={
        <>
          {onRemove && (
            <Button className="auth-crop__remove" icon={Trash} onClick={onRemove} variant="ghost">
              {t('avatar.removeNow')}
            </Button>
          )}
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            busy={isPending}
            onClick={() => save({ file, part: partOf(picture, crop) }, { onSuccess: onSaved })}
            variant="primary"
          >
            {t(isPending ? 'avatar.saving' : 'avatar.save')}
          </Button>
        </>
      }
      closeLabel={common('close')}
      description={t('avatar.size', { name: file.name, width, height })}
      onClose={onClose}
      open
      title={t('avatar.dialog')}
      wide
    >
      <Stack className="auth-crop" gap={4}>
        {failure && (
          <Banner role="alert" tone="danger">
            {failure}
          </Banner>
        )}
        <div className="auth-crop__columns">
          <PictureCropper crop={crop} onChange={change} picture={picture} />
          <div aria-hidden="true" className="auth-crop__faces">
            <span className="auth-hint">{t('avatar.preview')}</span>
            {(['l', 'm', 's'] as const).map((size) => (
              <span className={`auth-crop__face auth-crop__face--${size}`} key={size}>
                <CroppedPicture crop={crop} picture={picture} />
              </span>
            ))}
          </div>
        </div>
        <ZoomControl onZoom={(zoom) => change((before) => zoomCrop(picture, before, zoom))} zoom={crop.zoom} />
        <div className="auth-crop__tools">
          <Button icon={RotateCw} onClick={() => change((before) => turnCrop(picture, before))} size="s">
            {t('avatar.turn')}
          </Button>
          <PictureInput onChoose={onChoose} size="s">
            {t('avatar.chooseAnother')}
          </PictureInput>
          <p className="auth-crop__keys">
            <RichText elements={{ kbd: <kbd /> }} messages={settingsMessages} text="avatar.keys" />
          </p>
        </div>
        <p className="auth-hint">{t('avatar.hint')}</p>
      </Stack>
    </Dialog>
  );
}
