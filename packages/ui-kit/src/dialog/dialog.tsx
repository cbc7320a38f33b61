import { lazy } from 'react';
import { MountOnOpen } from '../mount-on-open';
import type { DialogProps } from './dialog-props';

const Opened = lazy(async () => ({ default: (await import('./opened-dialog')).OpenedDialog }));

/** A modal task. For a question, use a `ConfirmDialog`. */
export function Dialog(props: DialogProps) {
  return (
    <MountOnOpen open={props.open}>
      <Opened {...props} />
    </MountOnOpen>
  );
}
