import { cloneElement, useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Drawer } from '../drawer/drawer';
import type { DrawerProps } from '../drawer/drawer-props';

/** A `Button` or an `IconButton`. */
export type PopoverTrigger = ReactElement<{ id?: string | undefined; onClick?: (() => void) | undefined }>;

interface SheetTriggerProps {
  trigger: PopoverTrigger;
  title: ReactNode;
  titleHidden?: boolean | undefined;
  closeLabel: string;
  footer?: ReactNode;
  open: boolean;
  setOpen: (open: boolean) => void;
  initialFocus?: DrawerProps['initialFocus'];
  children: ReactNode;
}

/** The button and content of a popover, in a bottom sheet. */
export function SheetTrigger({ trigger, setOpen, ...drawer }: SheetTriggerProps) {
  const ownId = useId();
  const id = trigger.props.id ?? ownId;
  const opening = { 'aria-expanded': drawer.open, 'aria-haspopup': 'dialog', id, onClick: () => setOpen(true) };
  return (
    <>
      {cloneElement(trigger, opening)}
      <Drawer {...drawer} finalFocus={() => document.getElementById(id)} height="fit" onClose={() => setOpen(false)} />
    </>
  );
}
