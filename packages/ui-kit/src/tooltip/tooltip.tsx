import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTip } from './use-tip';

export interface TooltipProps {
  /** A few words, no controls. Never the only place where something is said. */
  content: ReactNode;
  /** A key that does the same, shown after the words. */
  shortcut?: string | undefined;
  /** `description` adds to the name of what is inside, `decoration` repeats a name that is already there. */
  as?: 'description' | 'decoration' | undefined;
  /** Receives the id that its focusable element names in `aria-describedby`. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** A few words over a control, on hover and on keyboard focus. */
export function Tooltip({ content, shortcut, as = 'description', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const { open, triggers } = useTip(anchor, tip);
  const described = as === 'description';
  return (
    <span
      className="a-tooltip-anchor"
      onBlur={triggers.onBlur}
      onFocus={(event) => triggers.onFocus({ currentTarget: event.target })}
      onPointerDown={triggers.onPointerDown}
      onPointerEnter={triggers.onPointerEnter}
      onPointerLeave={triggers.onPointerLeave}
      ref={anchor}
    >
      {children(described ? id : undefined)}
      <span
        aria-hidden={described ? undefined : 'true'}
        className="a-tooltip"
        data-open={open}
        id={id}
        popover="manual"
        ref={tip}
        role={described ? 'tooltip' : undefined}
      >
        {content}
        {shortcut !== undefined && <kbd className="a-tooltip__key">{shortcut}</kbd>}
      </span>
    </span>
  );
}
