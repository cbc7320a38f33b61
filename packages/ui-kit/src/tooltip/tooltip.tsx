import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTooltip } from './use-tooltip';

export interface TooltipProps {
  /** Short text without controls. Never put information only in a tooltip. */
  content: ReactNode;
  /** Keyboard shortcut, shown after the text. */
  shortcut?: string | undefined;
  /** `description` describes the element inside; `decoration` repeats its accessible name. */
  as?: 'description' | 'decoration' | undefined;
  /** Receives the id for `aria-describedby` of the focusable element. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** Short text over a control, on hover and keyboard focus. */
export function Tooltip({ content, shortcut, as = 'description', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const { open, triggers } = useTooltip(anchor, tip);
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
