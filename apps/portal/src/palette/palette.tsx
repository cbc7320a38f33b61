import { useCommonTexts, useTexts } from '@atrium/i18n';
import { CommandPalette } from '@atrium/ui-kit';
import { Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { portalMessages } from '../messages';
import { signedInMessages } from '../signed-in-messages';
import { paletteOverlay } from './palette-overlay';
import type { PaletteHostProps } from './palette-host-props';
import { useFoundGroups } from './use-found-groups';
import { useActionGroup } from './use-action-group';
import { usePageGroup } from './use-page-group';

function PaletteContent({ features, user }: PaletteHostProps) {
  const t = useTexts(signedInMessages);
  const portal = useTexts(portalMessages);
  const common = useCommonTexts();
  const { open, hide } = useStore(paletteOverlay);
  const [query, setQuery] = useState('');
  const found = useFoundGroups(features, query, open);
  const pages = usePageGroup(features, user);
  const actions = useActionGroup(features, user);
  const label = portal('navigation.search');
  return (
    <CommandPalette
      groups={[...found, pages, actions]}
      onClose={hide}
      onQueryChange={setQuery}
      open={open}
      texts={{
        label,
        placeholder: label,
        close: common('close'),
        empty: t('palette.empty'),
        loading: common('loading'),
        found: (count) => t('palette.found', { count }),
        move: t('palette.move'),
        open: t('palette.open'),
        newTab: t('palette.newTab'),
      }}
    />
  );
}

/** Finds company CRMs, pages and actions that the user has permission for. */
export function Palette(props: PaletteHostProps) {
  return (
    <Suspense fallback={null}>
      <PaletteContent {...props} />
    </Suspense>
  );
}
