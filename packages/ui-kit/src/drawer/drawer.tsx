import { lazy } from 'react';
import { MountOnOpen } from '../mount-on-open';
import type { DrawerProps } from './drawer-props';

const Opened = lazy(async () => ({ default: (await import('./opened-drawer')).OpenedDrawer }));

/** A panel from the right for a task beside the page; a bottom sheet on a phone. */
export function Drawer(props: DrawerProps) {
  return (
    <MountOnOpen open={props.open}>
      <Opened {...props} />
    </MountOnOpen>
  );
}
