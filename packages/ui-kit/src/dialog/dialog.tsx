import { lazy } from 'react';
import { OnceOpened } from '../once-opened';
import type { DialogProps } from './dialog-props';

const Opened = lazy(async () => ({ default: (await import('./opened-dialog')).OpenedDialog }));

/** A task over the page that is finished or left. A question is a `ConfirmDialog`. */
export function Dialog(props: DialogProps) {
  return (
    <OnceOpened open={props.open}>
      <Opened {...props} />
    </OnceOpened>
  );
}
