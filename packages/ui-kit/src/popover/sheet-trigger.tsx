import { cloneElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Drawer } from '../drawer/drawer';

interface SheetTriggerProps {
  trigger: ReactElement<{ onClick?: (() => void) | undefined }>;
  title: ReactNode;
  closeLabel: string;
  footer?: ReactNode;
  open: boolean;
  setOpen: (open: boolean) => void;
  children: ReactNode;
}

/** The same button and content as a popover's, in a sheet from below. */
export function SheetTrigger({ trigger, title, closeLabel, footer, open, setOpen, children }: SheetTriggerProps) {
  const opening = { 'aria-expanded': open, 'aria-haspopup': 'dialog', onClick: () => setOpen(true) };
  return (
    <>
      {cloneElement(trigger, opening)}
      <Drawer
        closeLabel={closeLabel}
        footer={footer}
        height="fit"
        onClose={() => setOpen(false)}
        open={open}
        title={title}
      >
        {children}
      </Drawer>
    </>
  );
}
