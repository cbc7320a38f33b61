import '@atrium/ui-kit/styles.css';
import '@atrium/auth/styles.css';
import '@atrium/tenant-wizard/styles.css';
import '@atrium/back-office/styles.css';
import './styles.css';
import { readLanguage, startI18n } from '@atrium/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { createAppRouter } from './app-router';
import { loadTextsAsParts } from './chunks/text-parts';
import { apiBase } from './environment';
import { features } from './features';
import { portalMessages } from './messages';
import { signedInMessages } from './signed-in-messages';
import { startPortal } from './start-portal';

const texts = startI18n({
  messages: loadTextsAsParts([portalMessages, signedInMessages, ...features.flatMap(({ messages }) => messages)]),
  preload: [portalMessages.namespace],
});
const portal = startPortal({ baseUrl: apiBase, features, createRouter: createAppRouter, language: readLanguage });

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the portal.');
const i18n = await texts;
createRoot(root).render(
  <StrictMode>
    <App {...portal} i18n={i18n} />
  </StrictMode>,
);
