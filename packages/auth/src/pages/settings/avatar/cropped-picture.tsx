import type { Crop } from './crop';
import { sideOf } from './crop';
import type { LoadedPicture } from './load-picture';

interface CroppedPictureProps {
  readonly picture: LoadedPicture;
  readonly crop: Crop;
}

const percent = (share: number) => `${share * 100}%`;

/** Fills its container with the part of the picture; the rest of the picture overflows. */
export function CroppedPicture({ picture, crop }: CroppedPictureProps) {
  const side = sideOf(picture, crop);
  const isAcross = crop.turns % 2 === 1;
  const { width, height } = picture;
  const [turnedWidth, turnedHeight] = isAcross ? [height, width] : [width, height];
  return (
    <img
      alt=""
      className="auth-crop__picture"
      draggable={false}
      src={picture.url}
      style={{
        inlineSize: percent(width / side),
        blockSize: percent(height / side),
        insetInlineStart: percent(0.5 + (turnedWidth / 2 - crop.x) / side),
        insetBlockStart: percent(0.5 + (turnedHeight / 2 - crop.y) / side),
        transform: `translate(-50%, -50%) rotate(${crop.turns * 90}deg)`,
      }}
    />
  );
}
