import { lazy } from 'react';
import { MountOnOpen } from '../mount-on-open';
import type { ConfirmDialogProps } from './confirm-dialog-props';

const Opened = lazy(async () => ({ default: (await import('./opened-confirm-dialog')).OpenedConfirmDialog }));

/** Confirms an action that cannot be undone. Focuses Cancel first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <MountOnOpen open={props.open}>
      <Opened {...props} />
    </MountOnOpen>
  );
}
