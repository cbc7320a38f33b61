import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { firstField } from '../dialog/first-field';
import { IconButton } from '../icon-button/icon-button';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The content has its own title: this one is only read out, and the cross stands beside that. */
  titleHidden?: boolean | undefined;
  /** Beside the title: a badge. */
  aside?: ReactNode;
  closeLabel: string;
  footer?: ReactNode;
  /** `fit` is only as high as its content when it is a sheet. */
  height?: 'full' | 'fit' | undefined;
  /** Takes the focus on opening; default the first field, else the drawer itself. */
  initialFocus?: ((popup: HTMLElement | null) => HTMLElement | null) | undefined;
  children: ReactNode;
}

/** A panel from the right for a task beside the page; on a phone a sheet from below. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, titleHidden = false, aside, closeLabel, footer, height = 'full', children } = props;
  const { initialFocus = firstField } = props;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root onOpenChange={(next) => !next && onClose()} open={open}>
      <Base.Portal>
        <Base.Backdrop className="a-scrim a-scrim--drawer" />
        <Base.Popup
          className={classNames('a-drawer', `a-drawer--${height}`, titleHidden && 'a-drawer--untitled')}
          initialFocus={(openedBy) => openedBy === 'touch' || initialFocus(popup.current)}
          ref={popup}
        >
          <header className="a-drawer__head">
            <Base.Title className={titleHidden ? 'a-visually-hidden' : 'a-drawer__title'}>{title}</Base.Title>
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
