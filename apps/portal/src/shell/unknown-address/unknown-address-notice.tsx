import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { signedInMessages } from '../../signed-in-messages';
import { useUnknownAddressStore } from './unknown-address.store';

const longest = 100;

const shorten = (address: string) => (address.length > longest ? `${address.slice(0, longest)}…` : address);

interface UnknownAddressTextProps {
  readonly name: 'unknownAddress.title' | 'unknownAddress.text';
  readonly address?: string;
}

/** Follows the language, which a login changes while the notice is shown. */
function UnknownAddressText({ name, address = '' }: UnknownAddressTextProps) {
  return useTexts(signedInMessages)(name, { address });
}

const BackText = () => useCommonTexts()('back');

/** Explains the redirect to the start: the portal has no page at the requested address. */
export function UnknownAddressNotice() {
  const notify = useNotify();
  const navigate = useNavigate();
  const address = useUnknownAddressStore((state) => state.address);

  const show = useEffectEvent((unknown: string) => {
    useUnknownAddressStore.setState({ address: null });
    const back = { label: <BackText />, onPress: () => void navigate(-1) };
    notify({
      tone: 'warning',
      title: <UnknownAddressText name="unknownAddress.title" />,
      text: <UnknownAddressText name="unknownAddress.text" address={shorten(unknown)} />,
      action: window.history.length > 1 ? back : undefined,
    });
  });
  useEffect(() => {
    if (address !== null) show(address);
  }, [address]);
  return null;
}
