import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Spinner } from '../spinner/spinner';
import { toneIcons } from './tone';
import type { Tone } from './tone';

export interface StatusProps {
  /** `accent` for running work, `neutral` for inactive, draft, untested. */
  tone: Tone;
  /** Replaces the icon of the tone. */
  icon?: LucideIcon | undefined;
  /** Shows a spinner as the icon. */
  running?: boolean | undefined;
  children: ReactNode;
}

/** A state as icon and text, for rows and below titles. */
export function Status({ tone, icon, running, children }: StatusProps) {
  return (
    <span className={`a-status a-status--${tone}`}>
      {running === true ? <Spinner size="s" /> : <Icon icon={icon ?? toneIcons[tone]} size="s" />}
      {children}
    </span>
  );
}
