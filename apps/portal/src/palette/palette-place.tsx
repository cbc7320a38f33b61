import { useTexts } from '@atrium/i18n';
import { portalMessages } from '../messages';
import { createOverlayPart } from '../overlay/overlay-part';
import { OverlayPlace } from '../overlay/overlay-place';
import { paletteOverlay } from './palette-overlay';
import type { PalettePlaceProps } from './palette-place-props';
import { usePaletteKeys } from './use-palette-keys';

const palettePart = createOverlayPart(paletteOverlay, async () => (await import('./palette')).Palette);

/** Where the command palette comes over the page. */
export function PalettePlace(props: PalettePlaceProps) {
  const t = useTexts(portalMessages);
  usePaletteKeys();
  return (
    <OverlayPlace failedText={t('navigation.searchFailed')} overlay={paletteOverlay} part={palettePart} props={props} />
  );
}
