import { createFakeService, type FakeService } from '@atrium/api-client/testing';
import { startI18nForTests } from '@atrium/i18n/testing';
import type { Language } from '@atrium/i18n';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { App } from '../app';
import { appRoutes } from '../app-routes';
import { features as allFeatures } from '../features';
import { portalMessages } from '../messages';
import type { PortalFeature } from '../portal-feature';
import type { PortalServices } from '../portal-services';
import { signedInMessages } from '../signed-in-messages';
import { startPortal } from '../start-portal';

export interface OpenPortalOptions {
  readonly service?: FakeService;
  readonly features?: readonly PortalFeature[];
  readonly language?: Language;
  /** Replaces the loading of texts. Default: all texts are loaded. */
  readonly loadTexts?: PortalServices['loadTexts'];
  /** Address of the previous page. */
  readonly before?: string;
}

/** Opens an address of the portal with a fake service. */
export async function openPortal(
  path: string,
  { service = createFakeService(), features = allFeatures, language = 'en', loadTexts, before }: OpenPortalOptions = {},
) {
  const messages = [portalMessages, signedInMessages, ...features.flatMap((feature) => feature.messages)];
  const i18n = await startI18nForTests({ messages, language });
  const portal = startPortal({
    ...service,
    features,
    language: () => i18n.language,
    loadTexts: loadTexts ?? ((namespaces) => i18n.loadNamespaces(namespaces)),
    createRouter: (list, services) =>
      createMemoryRouter(appRoutes(list, services), { initialEntries: before === undefined ? [path] : [before, path] }),
  });
  render(<App {...portal} i18n={i18n} />);
  const address = () => `${portal.router.state.location.pathname}${portal.router.state.location.search}`;
  return { ...portal, service, address, user: userEvent.setup() };
}
