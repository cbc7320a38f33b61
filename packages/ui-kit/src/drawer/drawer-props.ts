import type { ReactNode } from 'react';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The content has its own title: this one is only announced, and the close button is placed beside the content's. */
  titleHidden?: boolean | undefined;
  /** One line below the title, announced with it: to what, for whom. */
  description?: ReactNode;
  /** Shown beside the title: a badge. */
  aside?: ReactNode;
  closeLabel: string;
  footer?: ReactNode;
  /** `fit`: as high as the content when it is a sheet. */
  height?: 'full' | 'fit' | undefined;
  /** Focused on opening. Default: the first field, else the drawer. */
  initialFocus?: ((popup: HTMLElement | null) => HTMLElement | null) | undefined;
  /** Focused on closing. Default: the previously focused element. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
}
