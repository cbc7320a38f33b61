import type { ReactNode, RefObject } from 'react';

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
  /** Takes the focus on opening; default the first field, else the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}
