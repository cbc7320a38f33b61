import { loginEndpoint, updateUserEndpoint, type CurrentUser } from '@atrium/api-client/contract';
import { LoginForm } from '@atrium/auth/login-form';
import { readReturnPath } from '@atrium/auth/visitor';
import { useLanguage, type Language } from '@atrium/i18n';
import type { RefObject } from 'react';
import { useFormReady } from '../use-form-ready';
import { visitorClient } from '../visitor-client';
import type { VisitorPageProps } from '../visitor-page';

export interface LoginPartProps extends VisitorPageProps {
  /** The language before the visitor chose one on this page. */
  readonly languageBefore: RefObject<Language | null>;
}

/** Applies the language chosen on this page to the account. */
async function inLanguage(user: CurrentUser, language: Language): Promise<CurrentUser> {
  if (user.language === language) return user;
  return visitorClient.call(updateUserEndpoint, { params: { id: user.id }, body: { language } }).catch(() => user);
}

/** The login form, without the portal's queries. */
export function LoginPart({ onContinue, languageBefore }: LoginPartProps) {
  const [language] = useLanguage();
  useFormReady();
  return (
    <LoginForm
      logIn={async (credentials) => {
        const loggedIn = await visitorClient.call(loginEndpoint, { body: credentials });
        const user = language === languageBefore.current ? loggedIn : await inLanguage(loggedIn, language);
        await onContinue({ href: readReturnPath(new URLSearchParams(window.location.search)), user });
      }}
    />
  );
}
