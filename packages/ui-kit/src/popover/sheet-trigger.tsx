import { cloneElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Drawer } from '../drawer/drawer';
import type { DrawerProps } from '../drawer/drawer-props';

interface SheetTriggerProps {
  trigger: ReactElement<{ onClick?: (() => void) | undefined }>;
  title: ReactNode;
  titleHidden?: boolean | undefined;
  closeLabel: string;
  footer?: ReactNode;
  open: boolean;
  setOpen: (open: boolean) => void;
  initialFocus?: DrawerProps['initialFocus'];
  children: ReactNode;
}

/** The same button and content as a popover's, in a sheet from below. */
export function SheetTrigger({ trigger, setOpen, ...drawer }: SheetTriggerProps) {
  const opening = { 'aria-expanded': drawer.open, 'aria-haspopup': 'dialog', onClick: () => setOpen(true) };
  return (
    <>
      {cloneElement(trigger, opening)}
      <Drawer {...drawer} height="fit" onClose={() => setOpen(false)} />
    </>
  );
}
