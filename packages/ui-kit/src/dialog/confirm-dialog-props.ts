import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  open: boolean;
  /** Verb and object ("Delete Prodaja Gorenjska"). */
  title: ReactNode;
  /** Explains the consequences. */
  children: ReactNode;
  /** Verb and object again ("Delete role"). */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Called on Cancel and Escape. */
  onCancel: () => void;
  /** `danger` for actions that cannot be undone. */
  tone?: 'primary' | 'danger' | undefined;
  /** The work is running; the dialog stays open until the caller closes it. */
  busy?: boolean | undefined;
  /** The button that is focused first. Default: `cancel`. */
  focus?: 'cancel' | 'confirm' | undefined;
  /** A third choice between Cancel and the verb ("Discard document"). */
  alternative?: { label: string; onChoose: () => void } | undefined;
}
