import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';

export interface ConfirmDialogProps {
  open: boolean;
  /** The verb and the object ("Delete Prodaja Gorenjska"). */
  title: ReactNode;
  /** What will happen. */
  children: ReactNode;
  /** The verb again, with its object ("Delete role"). */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Cancel, Escape, and nothing done. */
  onCancel: () => void;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger' | undefined;
  /** The confirmed work runs; the dialog stays until its owner closes it. */
  busy?: boolean | undefined;
  /** A third way between Cancel and the verb ("Discard document"). */
  alternative?: { label: string; onChoose: () => void } | undefined;
}

/** Asks before something that cannot be taken back. The focus begins on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel, tone = 'primary' } = props;
  const { busy = false, alternative } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root onOpenChange={(next) => !next && !busy && onCancel()} open={open}>
      <Base.Portal>
        <Base.Backdrop className="a-scrim" />
        <Base.Popup className="a-dialog" initialFocus={cancel}>
          <Base.Title className="a-dialog__title">{title}</Base.Title>
          <Base.Description className="a-dialog__text" render={<div />}>
            {children}
          </Base.Description>
          <div className="a-dialog__actions">
            <Button onClick={busy ? undefined : onCancel} ref={cancel} variant={alternative ? 'ghost' : 'secondary'}>
              {cancelLabel}
            </Button>
            {alternative && <Button onClick={alternative.onChoose}>{alternative.label}</Button>}
            <Button busy={busy} onClick={onConfirm} variant={tone}>
              {confirmLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
