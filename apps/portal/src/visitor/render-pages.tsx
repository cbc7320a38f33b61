import { authMessages } from '@atrium/auth/visitor';
import { I18nProvider, startI18n, type Language } from '@atrium/i18n';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { portalMessages } from '../messages';
import { SessionCheckScreen } from '../shell/session-check-screen';
import { visitorForgotPassword } from './forgot-password/visitor-forgot-password';
import { visitorLogin } from './login/visitor-login';
import { visitorRegistration } from './registration/visitor-registration';
import { VisitorApp } from './visitor-app';
import type { VisitorPage } from './visitor-page';

async function toHtml(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(page, {
    onError: (error) => void errors.push(error),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  if (errors.length > 0) throw new AggregateError(errors, 'A page could not be rendered.');
  return new Response(prelude).text();
}

export interface FirstPage {
  /** Document title. */
  readonly title: string;
  /** HTML. */
  readonly content: string;
}

const pages = {
  login: visitorLogin,
  registration: visitorRegistration,
  'forgot-password': visitorForgotPassword,
} satisfies Record<string, VisitorPage>;

export type VisitorPageName = keyof typeof pages;

/** Renders a visitor page. */
export async function renderVisitorPage(name: VisitorPageName, language: Language): Promise<FirstPage> {
  const page: VisitorPage = pages[name];
  const messages = [authMessages, ...page.messages];
  const i18n = await startI18n({ messages, preload: [authMessages.namespace], language });
  const t = i18n.getFixedT(language, authMessages.namespace);
  return {
    title: `${t(page.titleKey)} | ${t('brand')}`,
    content: await toHtml(<VisitorApp onContinue={() => Promise.resolve()} i18n={i18n} page={page} />),
  };
}

/** Renders the loading screen. */
export async function renderLoading(language: Language): Promise<FirstPage> {
  const i18n = await startI18n({ messages: [portalMessages], preload: [portalMessages.namespace], language });
  const content = await toHtml(
    <I18nProvider i18n={i18n}>
      <SessionCheckScreen />
    </I18nProvider>,
  );
  return { title: 'Atrium', content };
}

export { renderFirstList } from '../first-list/render-content';
