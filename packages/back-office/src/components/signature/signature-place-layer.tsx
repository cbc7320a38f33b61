import { useTexts } from '@atrium/i18n';
import type { CSSProperties } from 'react';
import type { PageArea } from '../viewer/page/page-view';
import { signatureMessages } from './messages';
import type { PagePlace } from './model/signature-place';
import { toMillimetres } from './model/millimetres';
import { corners } from './model/drag-corner';
import { usePlaceGestures } from './use-place-gestures';

interface SignaturePlaceLayerProps {
  area: PageArea;
  place: PagePlace;
  /** Address of the picture. */
  picture: string;
  onChange: (place: PagePlace) => void;
  onConfirm: () => void;
}

/** A signature on its page, to drag and to move by the keys. The overlay of a viewer. */
export function SignaturePlaceLayer(props: SignaturePlaceLayerProps) {
  return props.area.number === props.place.page ? <MovableSignature {...props} /> : null;
}

function MovableSignature({ area, place, picture, onChange, onConfirm }: SignaturePlaceLayerProps) {
  const text = useTexts(signatureMessages);
  const gestures = usePlaceGestures({ place, size: area.size, scale: area.scale, onChange, onConfirm });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and pointers move it
    <div
      {...gestures}
      aria-label={text('place.box', {
        left: toMillimetres(place.x),
        top: toMillimetres(place.y),
        width: toMillimetres(place.width),
      })}
      className="signature-place"
      role="application"
      style={styleOf(area, place)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys move it
      tabIndex={0}
    >
      <img alt="" draggable={false} src={picture} />
      {corners.map((corner) => (
        <span className="signature-place__corner" data-corner={corner} key={corner} />
      ))}
    </div>
  );
}

function styleOf({ size }: PageArea, { x, y, width, height }: PagePlace): CSSProperties {
  const share = (length: number, of: number) => `${(length / of) * 100}%`;
  return {
    left: share(x, size.width),
    top: share(y, size.height),
    width: share(width, size.width),
    height: share(height, size.height),
  };
}
