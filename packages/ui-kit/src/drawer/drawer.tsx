import { lazy } from 'react';
import { OnceOpened } from '../once-opened';
import type { DrawerProps } from './drawer-props';

const Opened = lazy(async () => ({ default: (await import('./opened-drawer')).OpenedDrawer }));

/** A panel from the right for a task beside the page; on a phone a sheet from below. */
export function Drawer(props: DrawerProps) {
  return (
    <OnceOpened open={props.open}>
      <Opened {...props} />
    </OnceOpened>
  );
}
