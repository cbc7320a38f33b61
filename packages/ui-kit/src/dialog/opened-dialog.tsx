import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button/icon-button';
import { firstField } from './first-field';
import { useLastOpened } from './use-last-opened';
import type { DialogProps } from './dialog-props';

/** The dialog's content, loaded on first opening. */
export function OpenedDialog(props: DialogProps) {
  const { open } = props;
  const {
    onClose,
    title,
    description,
    closeLabel,
    wide = false,
    actions,
    initialFocus,
    children,
  } = useLastOpened(props);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root onOpenChange={(next) => !next && onClose()} open={open}>
      <Base.Portal>
        <Base.Backdrop className="a-scrim" />
        <Base.Popup
          className={classNames('a-floating-panel', 'a-dialog', 'a-dialog--sheet', wide && 'a-dialog--wide')}
          initialFocus={initialFocus ?? ((openedBy) => openedBy === 'touch' || firstField(popup.current))}
          ref={popup}
        >
          <div className="a-dialog__head">
            <Base.Title className="a-dialog__title">{title}</Base.Title>
            <Base.Close render={<IconButton className="a-dialog__close" icon={X} label={closeLabel} size="s" />} />
          </div>
          <div className="a-dialog__body">
            {description && <Base.Description className="a-dialog__text">{description}</Base.Description>}
            {children}
          </div>
          {actions && <div className="a-dialog__actions">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
