import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title: a badge. */
  aside?: ReactNode;
  closeLabel: string;
  footer?: ReactNode;
  /** `fit` is only as high as its content when it is a sheet. */
  height?: 'full' | 'fit' | undefined;
  children: ReactNode;
}

/** A panel from the right for a task beside the page; on a phone a sheet from below. */
export function Drawer({ open, onClose, title, aside, closeLabel, footer, height = 'full', children }: DrawerProps) {
  return (
    <Base.Root onOpenChange={(next) => !next && onClose()} open={open}>
      <Base.Portal>
        <Base.Backdrop className="a-scrim a-scrim--drawer" />
        <Base.Popup className={`a-drawer a-drawer--${height}`}>
          <header className="a-drawer__head">
            <Base.Title className="a-drawer__title">{title}</Base.Title>
            {aside}
            <Base.Close render={<IconButton icon={X} label={closeLabel} />} />
          </header>
          <div className="a-drawer__body">{children}</div>
          {footer && <footer className="a-drawer__foot">{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
