import type { ApiClient } from '@atrium/api-client';
import type { CurrentUser } from '@atrium/api-client/contract';
import { ApiProvider } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { NotificationProvider } from '@atrium/ui-kit';
import type { ComponentType } from 'react';
import { portalMessages } from '../messages';
import type { SessionEnd } from '../session/session-end';
import { SessionEndContext } from '../session/session-end-context';
import { PortalFrame } from '../shell/portal-frame';
import { firstFeatures } from './first-features';

/** Nothing calls them before React has started. */
const noClient = {} as ApiClient;
const noSessionEnd = {} as SessionEnd;

export interface FirstPageProps {
  readonly user: CurrentUser;
  readonly Page: ComponentType;
}

/** A page in the portal's frame, as `App` shows it. */
export function FirstPage({ user, Page }: FirstPageProps) {
  const t = useTexts(portalMessages);
  const common = useCommonTexts();
  return (
    <ApiProvider client={noClient}>
      <SessionEndContext value={noSessionEnd}>
        <NotificationProvider closeLabel={common('close')} label={t('notifications')}>
          <PortalFrame features={firstFeatures} user={user}>
            <Page />
          </PortalFrame>
        </NotificationProvider>
      </SessionEndContext>
    </ApiProvider>
  );
}
