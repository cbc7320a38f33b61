import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Spinner } from '../spinner/spinner';
import { toneIcons } from './tone';
import type { Tone } from './tone';

export interface StatusProps {
  /** `accent` for running work, `neutral` for inactive, draft, untested. */
  tone: Tone;
  /** In place of the tone's own icon. */
  icon?: LucideIcon | undefined;
  /** Work runs: the icon is a spinner. */
  running?: boolean | undefined;
  children: ReactNode;
}

/** A state in an icon and a word; the form of a state in rows and below titles. */
export function Status({ tone, icon, running, children }: StatusProps) {
  return (
    <span className={`a-status a-status--${tone}`}>
      {running === true ? <Spinner size="s" /> : <Icon icon={icon ?? toneIcons[tone]} size="s" />}
      {children}
    </span>
  );
}
