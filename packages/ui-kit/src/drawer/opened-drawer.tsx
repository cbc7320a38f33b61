import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../class-names';
import { firstField } from '../dialog/first-field';
import { useLastOpened } from '../dialog/use-last-opened';
import { IconButton } from '../icon-button/icon-button';
import type { DrawerProps } from './drawer-props';

/** The drawer's content, loaded on first opening. */
export function OpenedDrawer(props: DrawerProps) {
  const { open } = props;
  const { onClose, title, titleHidden = false, description, aside, closeLabel, footer, ...rest } = useLastOpened(props);
  const { height = 'full', children, initialFocus = firstField, finalFocus } = rest;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root onOpenChange={(next) => !next && onClose()} open={open}>
      <Base.Portal>
        <Base.Backdrop className="a-scrim a-scrim--drawer" />
        <Base.Popup
          className={classNames('a-drawer', `a-drawer--${height}`, titleHidden && 'a-drawer--untitled')}
          finalFocus={finalFocus}
          initialFocus={(openedBy) => openedBy === 'touch' || initialFocus(popup.current)}
          ref={popup}
        >
          <header className="a-drawer__head">
            <div className={titleHidden ? 'a-visually-hidden' : 'a-drawer__words'}>
              <Base.Title>{title}</Base.Title>
              {description && <Base.Description className="a-drawer__description">{description}</Base.Description>}
            </div>
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
