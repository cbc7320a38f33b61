import { formatNumber, RichText, useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button, Dialog, Stack } from '@atrium/ui-kit';
import { RotateCw, Trash } from 'lucide-react';
import { useRef } from 'react';
import { useSetAvatar } from '../../../api/avatar';
import { settingsMessages } from '../../../settings-messages';
import { partOf, turnCrop, zoomCrop } from './crop';
import { CropPreview } from './crop-preview';
import type { LoadedPicture, PictureProblem } from './load-picture';
import { PictureCropper } from './picture-cropper';
import { PictureInput } from './picture-input';
import { useCrop } from './use-crop';
import { useAvatarFailure } from './use-avatar-failure';
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
  const reasonOf = useAvatarFailure();
  const { mutate: save, isPending, error, reset } = useSetAvatar();
  const stage = useRef<HTMLDivElement>(null);
  const [crop, change] = useCrop(picture);
  const { file, width, height } = picture;
  const failure = problem === undefined ? error && reasonOf(error) : t(`avatar.${problem}`);

  function chooseAnother(another: File) {
    reset();
    onChoose(another);
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
      description={t('avatar.size', { name: file.name, width: formatNumber(width), height: formatNumber(height) })}
      initialFocus={stage}
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
          <PictureCropper crop={crop} onChange={change} picture={picture} stage={stage} />
          <CropPreview crop={crop} picture={picture} />
        </div>
        <ZoomControl onZoom={(zoom) => change((before) => zoomCrop(picture, before, zoom))} zoom={crop.zoom} />
        <div className="auth-crop__tools">
          <Button icon={RotateCw} onClick={() => change((before) => turnCrop(picture, before))} size="s">
            {t('avatar.turn')}
          </Button>
          <PictureInput onChoose={chooseAnother} size="s">
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
