import { useSharedHelpDismissal } from '@atrium/auth';
import { askBeforeUnload, PageOverlays } from '@atrium/ui-kit';
import { Suspense, useEffect } from 'react';
import { useMatches } from 'react-router';
import { preloadPages } from '../chunks/preload-pages';
import { useListKeys } from '../list-keys/use-list-keys';
import { NotificationsHost } from '../notifications/notifications-host';
import { PaletteHost } from '../palette/palette-host';
import { readHandle } from '../portal-feature';
import { SessionPromptDialog } from '../session/sign-in-again/session-prompt-dialog';
import { PortalFrame, type PortalFrameProps } from './portal-frame';
import { StartPagePart } from './start-page-part';

export type PortalLayoutProps = Omit<PortalFrameProps, 'isWizard'>;

/** Layout of the signed-in portal: the frame around the page, and overlays. */
export function PortalLayout({ features, user, children }: PortalLayoutProps) {
  useSharedHelpDismissal(user);
  useListKeys();
  useEffect(askBeforeUnload, []);
  useEffect(() => preloadPages(features.flatMap(({ routes }) => routes)), [features]);
  const layout = useMatches()
    .map(({ handle }) => readHandle(handle)?.layout)
    .find((given) => given !== undefined);
  return (
    <>
      {layout === 'document' ? (
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      ) : (
        <PortalFrame features={features} isWizard={layout === 'wizard'} user={user}>
          {children}
          <StartPagePart features={features} user={user} />
        </PortalFrame>
      )}
      <PageOverlays />
      <NotificationsHost features={features} user={user} />
      <PaletteHost features={features} user={user} />
      <Suspense fallback={null}>
        <SessionPromptDialog />
      </Suspense>
    </>
  );
}
