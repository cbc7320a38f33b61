import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  open: boolean;
  /** The verb and the object ("Delete Prodaja Gorenjska"). */
  title: ReactNode;
  /** What will happen. */
  children: ReactNode;
  /** The verb again, with its object ("Delete role"). */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Cancel, Escape, and nothing done. */
  onCancel: () => void;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger' | undefined;
  /** The confirmed work runs; the dialog stays until its owner closes it. */
  busy?: boolean | undefined;
  /** A third way between Cancel and the verb ("Discard document"). */
  alternative?: { label: string; onChoose: () => void } | undefined;
}
