import { ApiProvider } from '@atrium/api-client/react';
import { I18nProvider, useCommonTexts, useTexts, type startI18n } from '@atrium/i18n';
import { LinkProvider, NotificationProvider } from '@atrium/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { portalMessages } from './messages';
import type { PortalServices } from './portal-services';
import type { SessionEnd } from './session/session-end';
import { SessionEndContext } from './session/session-end-context';
import { RouterLink } from './shell/router-link';

export interface AppProps {
  readonly services: PortalServices;
  readonly router: DataRouter;
  readonly sessionEnd: SessionEnd;
  readonly i18n: Awaited<ReturnType<typeof startI18n>>;
}

function Notices({ router }: Pick<AppProps, 'router'>) {
  const t = useTexts(portalMessages);
  const common = useCommonTexts();
  return (
    <NotificationProvider closeLabel={common('close')} label={t('notifications')}>
      <RouterProvider router={router} />
    </NotificationProvider>
  );
}

/** The portal and its providers. */
export function App({ services, router, sessionEnd, i18n }: AppProps) {
  useEffect(() => sessionEnd.watch(), [sessionEnd]);
  return (
    <QueryClientProvider client={services.queries}>
      <ApiProvider client={services.client}>
        <I18nProvider i18n={i18n}>
          <SessionEndContext value={sessionEnd}>
            <LinkProvider component={RouterLink}>
              <Suspense fallback={null}>
                <Notices router={router} />
              </Suspense>
            </LinkProvider>
          </SessionEndContext>
        </I18nProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
