import { lazy } from 'react';
import { OnceOpened } from '../once-opened';
import type { ConfirmDialogProps } from './confirm-dialog-props';

const Opened = lazy(async () => ({ default: (await import('./opened-confirm-dialog')).OpenedConfirmDialog }));

/** Asks before an action that cannot be undone. The focus begins on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <OnceOpened open={props.open}>
      <Opened {...props} />
    </OnceOpened>
  );
}
