import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { portalMessages } from '../messages';
import type { PalettePlaceProps } from './palette-place-props';
import { usePalettePartStore } from './palette-part.store';
import { usePaletteStore } from './palette.store';
import { usePaletteKeys } from './use-palette-keys';

/** Where the command palette comes over the page. */
export function PalettePlace(props: PalettePlaceProps) {
  const t = useTexts(portalMessages);
  const notify = useNotify();
  const hide = usePaletteStore((state) => state.hide);
  const { Palette, failure } = usePalettePartStore();
  usePaletteKeys();
  useEffect(() => hide, [hide]);

  const tell = useEffectEvent(() => notify({ tone: 'error', title: t('navigation.searchFailed') }));
  useEffect(() => {
    if (failure !== null) tell();
  }, [failure]);

  return Palette && <Palette {...props} />;
}
