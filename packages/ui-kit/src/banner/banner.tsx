import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { toneIcons } from '../status/tone';

export interface BannerProps {
  /** `neutral` while something is awaited, and for facts without an outcome. */
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  /** Replaces the icon of the tone. */
  icon?: LucideIcon | undefined;
  /** One small button or link at the right. */
  action?: ReactNode;
  /**
   * Announces the banner when it appears: `alert` interrupts, `status` waits. Omit it for a banner that is there from
   * the start.
   */
  role?: 'alert' | 'status' | undefined;
  /** Spans its container from edge to edge: without side borders and rounded corners. */
  flush?: boolean;
  children?: ReactNode;
}

/** A persistent message about the page. For a passing message, use a notification. */
export function Banner({ tone, title, icon, action, role, flush = false, children }: BannerProps) {
  return (
    <div className={classNames('a-banner', `a-banner--${tone}`, flush && 'a-banner--flush')} role={role}>
      <Icon className="a-banner__icon" icon={icon ?? toneIcons[tone]} />
      <div className="a-banner__text">
        {title && <p className="a-banner__title">{title}</p>}
        {children && <div className="a-banner__body">{children}</div>}
      </div>
      {action && <div className="a-banner__action">{action}</div>}
    </div>
  );
}
