import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** How long a notice stays, in milliseconds, as the specification says. */
export const noticeDurations: Record<NoticeTone, number> = {
  neutral: 5000,
  info: 4000,
  success: 4000,
  warning: 6000,
  error: 7000,
};

/** How long a notice comes and goes, in milliseconds; `--notice` in the tokens. */
export const NOTICE_ANIMATION = 500;

export interface Notice {
  tone: NoticeTone;
  title: ReactNode;
  /** In place of the tone's own. */
  icon?: LucideIcon | undefined;
  /** A second line. */
  text?: ReactNode;
  /** One thing to do; a press also closes the notice. */
  action?: { label: ReactNode; onPress: () => void } | undefined;
  /** The id that support asks for; shown with errors. */
  reference?: string | undefined;
  /** Milliseconds; by default that of its tone. `Infinity` stays until closed. */
  duration?: number | undefined;
}

export interface ShownNotice extends Notice {
  id: number;
}

/** Shows a notice and returns the way to take it back. */
export type Notify = (notice: Notice) => () => void;
