import { useTexts } from '@atrium/i18n';
import { ConfirmDialog } from '@atrium/ui-kit';
import { useBlocker } from 'react-router';
import { documentDrawMessages } from './messages';

interface DiscardDrawingProps {
  count: number;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before strokes are lost. */
export function DiscardDrawing({ count, onDiscard, onKeep }: DiscardDrawingProps) {
  const text = useTexts(documentDrawMessages);
  return (
    <ConfirmDialog
      cancelLabel={text('leave.keep')}
      confirmLabel={text('discard')}
      onCancel={onKeep}
      onConfirm={onDiscard}
      open
      title={text('leave.title')}
      tone="danger"
    >
      {text('leave.text', { count })}
    </ConfirmDialog>
  );
}

/** Asks before a link or the browser's Back leaves the page with strokes on it. */
export function AskBeforeLeaving({ count }: { count: number }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => count > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return <DiscardDrawing count={count} onDiscard={blocker.proceed} onKeep={blocker.reset} />;
}
