import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { Tone } from '../status/tone';

export interface BadgeProps {
  tone?: Tone | undefined;
  /** Required for a state; optional for a count or a plan. */
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

/** A state or a plan on a tinted background, beside a title. In rows, use `Status`. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`a-badge a-badge--${tone}`}>
      {icon && <Icon className="a-badge__icon" icon={icon} size="s" />}
      {children}
    </span>
  );
}
