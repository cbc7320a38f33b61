import type { CurrentUser } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PortalFeature } from '../../portal-feature';
import { signedInMessages } from '../../signed-in-messages';
import { navigationEntries } from '../navigation/navigation-entries';
import { nearestPage } from './nearest-page';
import { useUnknownAddressStore } from './unknown-address.store';

const longest = 100;

const shorten = (address: string) => (address.length > longest ? `${address.slice(0, longest)}…` : address);

interface UnknownAddressTextProps {
  readonly name: `unknownAddress.${'title' | 'text' | 'nearest'}`;
  readonly address?: string;
}

/** Follows the language, which a login changes while the notice is shown. */
function UnknownAddressText({ name, address = '' }: UnknownAddressTextProps) {
  return useTexts(signedInMessages)(name, { address });
}

const BackText = () => useCommonTexts()('back');

interface PageLinkProps {
  readonly href: string;
  readonly onOpen: () => void;
}

/** A link of the portal, which does not need the router: notices are outside of it. */
function PageLink({ href, onOpen }: PageLinkProps) {
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <a className="a-text-link" href={href} onClick={open}>
      {href}
    </a>
  );
}

interface UnknownAddressNoticeProps {
  readonly features: readonly PortalFeature[];
  readonly user: CurrentUser;
}

/**
 * Explains the redirect to the start page: the portal has no page at the requested address. It stays until it is closed
 * or the page is left, and names the nearest page of the navigation.
 */
export function UnknownAddressNotice({ features, user }: UnknownAddressNoticeProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = useRef<{ readonly close: () => void; readonly pathname: string }>(undefined);
  const address = useUnknownAddressStore((state) => state.address);

  const show = useEffectEvent((unknown: string) => {
    useUnknownAddressStore.setState({ address: null });
    const nearest = nearestPage(
      unknown,
      navigationEntries(features, user).map(({ href }) => href),
    );
    const back = { label: <BackText />, onPress: () => void navigate(-1) };
    const close = notify({
      tone: 'warning',
      title: <UnknownAddressText name="unknownAddress.title" />,
      text: (
        <>
          <UnknownAddressText name="unknownAddress.text" address={shorten(unknown)} />
          {nearest !== undefined && (
            <>
              {' '}
              <UnknownAddressText name="unknownAddress.nearest" />{' '}
              <PageLink href={nearest} onOpen={() => void navigate(nearest)} />
            </>
          )}
        </>
      ),
      duration: Infinity,
      action: window.history.length > 1 ? back : undefined,
    });
    shown.current = { close, pathname };
  });
  useEffect(() => {
    if (address !== null) show(address);
  }, [address]);
  useEffect(() => {
    if (shown.current !== undefined && shown.current.pathname !== pathname) shown.current.close();
  }, [pathname]);
  return null;
}
