import { updateUserEndpoint, type CurrentUser } from '@atrium/api-client/contract';
import { useApiClient, useCurrentUser, useSetCurrentUser } from '@atrium/api-client/react';
import { useLanguage, type Language } from '@atrium/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps interface and account in one language. After a login, the account's language applies, unless the visitor chose
 * another one before; later choices are saved to the account.
 */
export function useAccountLanguage(): void {
  const client = useApiClient();
  const setCurrentUser = useSetCurrentUser();
  const user = useCurrentUser();
  const [language, choose] = useLanguage();
  const visitor = useRef<{ language: Language } | null>(null);
  const synced = useRef<string | null>(null);

  const save = useEffectEvent(async ({ id }: CurrentUser) => {
    setCurrentUser(await client.call(updateUserEndpoint, { params: { id }, body: { language } }));
  });
  const adopt = useEffectEvent((account: Language) => choose(account));

  useEffect(() => {
    if (user === undefined) return;
    if (user === null) {
      visitor.current ??= { language };
      synced.current = null;
      return;
    }
    const signedInNow = synced.current !== user.id;
    const choseAsVisitor = visitor.current !== null && visitor.current.language !== language;
    synced.current = user.id;
    visitor.current = null;
    if (user.language === language) return;
    const change = signedInNow && !choseAsVisitor ? adopt(user.language) : save(user);
    change.catch(() => undefined);
  }, [user, language]);
}
