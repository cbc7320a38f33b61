import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../icon-button/icon-button';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** The verb and the object ("Add member"). */
  title: ReactNode;
  /** One sentence below the title, read out with it. */
  description?: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  /** Buttons at the foot, the main action last. */
  actions?: ReactNode;
  /** Takes the focus on opening; default the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/** A task over the page that is finished or left. A question is a `ConfirmDialog`. */
export function Dialog({ open, onClose, title, description, closeLabel, actions, initialFocus, children }: DialogProps) {
  return (
    <Base.Root onOpenChange={(next) => !next && onClose()} open={open}>
      <Base.Portal>
        <Base.Backdrop className="a-scrim" />
        <Base.Popup className="a-dialog" initialFocus={initialFocus}>
          <div className="a-dialog__head">
            <Base.Title className="a-dialog__title">{title}</Base.Title>
            <Base.Close render={<IconButton className="a-dialog__close" icon={X} label={closeLabel} size="s" />} />
          </div>
          {description && <Base.Description className="a-dialog__text">{description}</Base.Description>}
          {children && <div className="a-dialog__body">{children}</div>}
          {actions && <div className="a-dialog__actions">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
