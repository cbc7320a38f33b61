import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export type TimelineState = 'past' | 'current' | 'future';

export interface TimelineEntry {
  id: string;
  state: TimelineState;
  /** The state as text, for assistive technology ("done", "now", "planned"). */
  stateText: string;
  /** Formatted time ("21.11.2026, 10:42"). */
  time: string;
  /** The same time in ISO 8601. */
  dateTime: string;
  title: ReactNode;
  /** The author, the change and its cost. */
  text?: ReactNode;
  /** Replaces the dot. */
  icon?: LucideIcon | undefined;
  /** One small button or a link. */
  actions?: ReactNode;
}

export interface TimelineProps {
  /** Accessible name of the list ("Subscription"). */
  label: string;
  /** In display order: a history newest first, a plan oldest first. */
  entries: readonly TimelineEntry[];
  /** Times stand below the titles, for a narrow card. */
  narrow?: boolean | undefined;
}

/** Past, current and future events with their dates. For a running operation, use a `StepList`. */
export function Timeline({ label, entries, narrow }: TimelineProps) {
  return (
    <ol aria-label={label} className={classNames('a-timeline', narrow === true && 'a-timeline--narrow')}>
      {entries.map(({ id, state, stateText, time, dateTime, title, text, icon, actions }) => (
        <li
          aria-current={state === 'current' ? 'step' : undefined}
          className={`a-timeline__entry a-timeline__entry--${state}`}
          key={id}
        >
          <time className="a-timeline__time" dateTime={dateTime}>
            {time}
          </time>
          <span aria-hidden="true" className="a-timeline__mark">
            {icon && <Icon icon={icon} size="s" />}
          </span>
          <div className="a-timeline__words">
            <span className="a-timeline__title">{title}</span>
            <VisuallyHidden>, {stateText}</VisuallyHidden>
            {text && <div className="a-timeline__text">{text}</div>}
            {actions && <div className="a-timeline__actions">{actions}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
