import { createApiClient } from '@atrium/api-client';
import {
  configEndpoint,
  loginEndpoint,
  updateUserEndpoint,
  type Config,
  type CurrentUser,
} from '@atrium/api-client/contract';
import { LoginForm } from '@atrium/auth/login-form';
import { readLanguage, useLanguage, type Language } from '@atrium/i18n';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { apiBase } from '../environment';
import { announceReady } from './early-input';

export interface VisitorFormProps {
  /** The language before anything was chosen on this page. */
  readonly languageBefore: RefObject<Language | null>;
  readonly onConfig: (config: Config) => void;
  readonly onLoggedIn: (user: CurrentUser) => Promise<void>;
}

const client = createApiClient({ baseUrl: apiBase, language: readLanguage });

/** The account speaks the language that was chosen on this page, where one was. */
async function inLanguage(user: CurrentUser, language: Language): Promise<CurrentUser> {
  if (user.language === language) return user;
  return client.call(updateUserEndpoint, { params: { id: user.id }, body: { language } }).catch(() => user);
}

/** The login's form on its way to a session, without the portal's queries. */
export function VisitorForm({ languageBefore, onConfig, onLoggedIn }: VisitorFormProps) {
  const [language] = useLanguage();
  const take = useEffectEvent(onConfig);
  useEffect(() => {
    announceReady('form');
    client.call(configEndpoint).then(take, () => undefined);
  }, []);
  return (
    <LoginForm
      logIn={async (credentials) => {
        const user = await client.call(loginEndpoint, { body: credentials });
        await onLoggedIn(language === languageBefore.current ? user : await inLanguage(user, language));
      }}
    />
  );
}
