import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { signedInMessages } from '../../signed-in-messages';
import { useUnknownAddressStore } from './unknown-address.store';

const longest = 100;

const shorten = (address: string) => (address.length > longest ? `${address.slice(0, longest)}…` : address);

/** Explains the redirect to the start: the portal has no page at the requested address. */
export function UnknownAddressNotice() {
  const t = useTexts(signedInMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const address = useUnknownAddressStore((state) => state.address);

  const say = useEffectEvent((unknown: string) => {
    useUnknownAddressStore.setState({ address: null });
    const back = { label: common('back'), onPress: () => void navigate(-1) };
    notify({
      tone: 'warning',
      title: t('unknownAddress.title'),
      text: t('unknownAddress.text', { address: shorten(unknown) }),
      action: window.history.length > 1 ? back : undefined,
    });
  });
  useEffect(() => {
    if (address !== null) say(address);
  }, [address]);
  return null;
}
