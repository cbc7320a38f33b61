import { useTexts } from '@atrium/i18n';
import { IconButton, useMediaQuery } from '@atrium/ui-kit';
import { Pencil, Signature } from 'lucide-react';
import { ReasonButton } from '../../../components/reason-button';
import { documentDrawMessages } from '../draw/messages';
import { documentSignMessages } from '../sign/messages';

interface PageActionsProps {
  onDraw: () => void;
  /** Why nothing can be drawn. */
  drawReason?: string | undefined;
  /** Undefined for those who may not sign. */
  onSign: (() => void) | undefined;
}

/** What is done on the page itself: draw, sign. */
export function PageActions({ onDraw, drawReason, onSign }: PageActionsProps) {
  const draw = useTexts(documentDrawMessages)('action');
  const sign = useTexts(documentSignMessages)('action');
  if (!useMediaQuery('(min-width: 1120px)'))
    return (
      <>
        <IconButton disabledReason={drawReason} icon={Pencil} label={draw} onClick={onDraw} shortcut="D" />
        {onSign && <IconButton icon={Signature} label={sign} onClick={onSign} shortcut="S" />}
      </>
    );
  return (
    <>
      <ReasonButton aria-keyshortcuts="D" disabledReason={drawReason} icon={Pencil} onClick={onDraw} variant="ghost">
        {draw}
      </ReasonButton>
      {onSign && (
        <ReasonButton aria-keyshortcuts="S" icon={Signature} onClick={onSign} variant="ghost">
          {sign}
        </ReasonButton>
      )}
    </>
  );
}
