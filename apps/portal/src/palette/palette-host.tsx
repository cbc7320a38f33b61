import { useTexts } from '@atrium/i18n';
import { portalMessages } from '../messages';
import { createOverlayPart } from '../overlay/overlay-part';
import { OverlayHost } from '../overlay/overlay-host';
import { paletteOverlay } from './palette-overlay';
import type { PaletteHostProps } from './palette-host-props';
import { usePaletteKeys } from './use-palette-keys';

const palettePart = createOverlayPart(paletteOverlay, async () => (await import('./palette')).Palette);

/** Renders the command palette over the page. */
export function PaletteHost(props: PaletteHostProps) {
  const t = useTexts(portalMessages);
  usePaletteKeys();
  return (
    <OverlayHost failedText={t('navigation.searchFailed')} overlay={paletteOverlay} part={palettePart} props={props} />
  );
}
