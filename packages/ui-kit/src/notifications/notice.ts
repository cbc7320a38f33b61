import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** How long a notice stays, in milliseconds, by the specification. */
export const noticeDurations: Record<NoticeTone, number> = {
  neutral: 5000,
  info: 4000,
  success: 4000,
  warning: 6000,
  error: 7000,
};

/** Duration of the enter and exit animations in milliseconds; `--notice` in the tokens. */
export const NOTICE_ANIMATION = 500;

export interface Notice {
  tone: NoticeTone;
  title: ReactNode;
  /** Replaces the icon of the tone. */
  icon?: LucideIcon | undefined;
  /** A second line. */
  text?: ReactNode;
  /** One action. Pressing it also closes the notice. */
  action?: { label: ReactNode; onPress: () => void } | undefined;
  /** Reference id for support, shown with errors. */
  reference?: string | undefined;
  /** Duration in milliseconds; default: that of its tone. `Infinity` stays until closed. */
  duration?: number | undefined;
}

export interface ShownNotice extends Notice {
  id: number;
}

/** Shows a notice and returns a function that removes it. */
export type Notify = (notice: Notice) => () => void;
