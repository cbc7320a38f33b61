import type { CurrentUser } from '@atrium/api-client/contract';
import { authPaths } from '@atrium/auth';
import { useTexts } from '@atrium/i18n';
import { Avatar, IconButton, Link } from '@atrium/ui-kit';
import { Search } from 'lucide-react';
import { portalMessages } from '../../messages';
import { usePaletteStore } from '../../palette/palette.store';

/** At the right of a phone's top bar: the search, and who is signed in, leading to the settings. */
export function PhoneBar({ user }: { readonly user: CurrentUser }) {
  const t = useTexts(portalMessages);
  const show = usePaletteStore((state) => state.show);
  return (
    <>
      <IconButton icon={Search} label={t('navigation.search')} onClick={show} />
      <Link aria-label={`${t('navigation.settings')}: ${user.full_name}`} href={authPaths.settings.href()}>
        <Avatar name={user.full_name} />
      </Link>
    </>
  );
}
