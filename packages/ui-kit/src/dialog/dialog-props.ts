import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Verb and object ("Add member"). */
  title: ReactNode;
  /** One sentence below the title, announced with it. */
  description?: ReactNode;
  /** Label of the close button. */
  closeLabel: string;
  /** For a picture or two columns. */
  wide?: boolean | undefined;
  /** Buttons at the bottom, the main action last. */
  actions?: ReactNode;
  /** Focused on opening. Default: the first field, else the dialog. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}
