import type { ReactNode } from 'react';

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
  /** Takes the focus on closing; default what had it before. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
}
