import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const DELAY = 400;
const GAP = 6;
const EDGE = 8;

function place(tip: HTMLElement, anchor: HTMLElement): void {
  const around = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const centred = around.left + around.width / 2 - width / 2;
  const left = Math.max(EDGE, Math.min(centred, document.documentElement.clientWidth - width - EDGE));
  const above = around.top - height - GAP;
  tip.style.setProperty('left', `${left}px`);
  tip.style.setProperty('top', `${above < EDGE ? around.bottom + GAP : above}px`);
}

/** Opens a tooltip over its anchor on hover (delayed) and on keyboard focus; Escape closes it. */
export function useTooltip(anchor: RefObject<HTMLElement | null>, tip: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const element = tip.current;
    if (!open || element === null || anchor.current === null) return undefined;
    element.showPopover?.();
    place(element, anchor.current);
    const close = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', close);
    window.addEventListener('scroll', close, true);
    return () => {
      element.hidePopover?.();
      document.removeEventListener('keydown', close);
      window.removeEventListener('scroll', close, true);
    };
  }, [open, anchor, tip]);

  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const triggers = {
    onPointerEnter: (event: { pointerType: string }) => {
      if (event.pointerType === 'touch') return;
      timer.current = setTimeout(() => setOpen(true), DELAY);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: (event: { currentTarget: Element }) => {
      if (event.currentTarget.matches(':focus-visible')) setOpen(true);
    },
    onBlur: hide,
  };
  return { open, triggers };
}
