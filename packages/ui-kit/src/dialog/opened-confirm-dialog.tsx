import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { Button } from '../button/button';
import { useLastOpened } from './use-last-opened';
import type { ConfirmDialogProps } from './confirm-dialog-props';

/** The dialog's content, loaded on first opening. */
export function OpenedConfirmDialog(props: ConfirmDialogProps) {
  const { open } = props;
  const { title, children, confirmLabel, cancelLabel, onConfirm, onCancel, ...rest } = useLastOpened(props);
  const { tone = 'primary', busy = false, alternative, focus = 'cancel' } = rest;
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root onOpenChange={(next) => !next && !busy && onCancel()} open={open}>
      <Base.Portal>
        <Base.Backdrop className="a-scrim" />
        <Base.Popup className="a-floating-panel a-dialog" initialFocus={focus === 'cancel' ? cancel : confirm}>
          <Base.Title className="a-dialog__title">{title}</Base.Title>
          <Base.Description className="a-dialog__text" render={<div />}>
            {children}
          </Base.Description>
          <div className="a-dialog__actions">
            <Button onClick={busy ? undefined : onCancel} ref={cancel} variant={alternative ? 'ghost' : 'secondary'}>
              {cancelLabel}
            </Button>
            {alternative && <Button onClick={alternative.onChoose}>{alternative.label}</Button>}
            <Button busy={busy} onClick={onConfirm} ref={confirm} variant={tone}>
              {confirmLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
