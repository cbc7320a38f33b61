import { useTexts } from '@atrium/i18n';
import { Send } from 'lucide-react';
import { ReasonButton } from '../../../components/reason-button';
import { documentSendMessages } from './messages';

interface SendButtonProps {
  /** Why the document cannot be sent; undefined if it can. */
  disabledReason: string | undefined;
  isMain: boolean;
  onPress: () => void;
}

/** Opens the e-mail to the customer. */
export function SendButton({ disabledReason, isMain, onPress }: SendButtonProps) {
  const text = useTexts(documentSendMessages);
  return (
    <ReasonButton
      disabledReason={disabledReason}
      icon={Send}
      onClick={onPress}
      shortLabel={text('short')}
      variant={isMain ? 'primary' : 'secondary'}
    >
      {text('action')}
    </ReasonButton>
  );
}
