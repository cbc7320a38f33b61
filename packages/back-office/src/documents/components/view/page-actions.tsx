import { useTexts } from '@atrium/i18n';
import { IconButton, useMediaQuery } from '@atrium/ui-kit';
import { Pencil, Signature } from 'lucide-react';
import { ReasonButton } from '../../../components/reason-button';
import { documentDrawMessages } from '../draw/messages';
import { documentSignMessages } from '../sign/messages';
import type { DocumentAction } from './use-document-action';

interface PageActionsProps {
  draw: DocumentAction;
  /** Undefined for those who may not sign. */
  sign: DocumentAction | undefined;
}

/** What is done on the page itself: draw, sign. */
export function PageActions({ draw, sign }: PageActionsProps) {
  const drawLabel = useTexts(documentDrawMessages)('action');
  const signLabel = useTexts(documentSignMessages)('action');
  if (!useMediaQuery('(min-width: 1120px)'))
    return (
      <>
        <IconButton disabledReason={draw.reason} icon={Pencil} label={drawLabel} onClick={draw.start} shortcut="D" />
        {sign && (
          <IconButton
            disabledReason={sign.reason}
            icon={Signature}
            label={signLabel}
            onClick={sign.start}
            shortcut="S"
          />
        )}
      </>
    );
  return (
    <>
      <ReasonButton
        aria-keyshortcuts="D"
        disabledReason={draw.reason}
        icon={Pencil}
        onClick={draw.start}
        variant="ghost"
      >
        {drawLabel}
      </ReasonButton>
      {sign && (
        <ReasonButton
          aria-keyshortcuts="S"
          disabledReason={sign.reason}
          icon={Signature}
          onClick={sign.start}
          variant="ghost"
        >
          {signLabel}
        </ReasonButton>
      )}
    </>
  );
}
