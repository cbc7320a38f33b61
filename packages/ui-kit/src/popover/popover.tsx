import { Popover as Base } from '@base-ui/react/popover';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { firstField } from '../dialog/first-field';
import { useMediaQuery } from '../hooks/use-media-query';
import { IconButton } from '../icon-button/icon-button';
import { useOpenState } from './use-open-state';
import { SheetTrigger, type PopoverTrigger } from './sheet-trigger';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: PopoverTrigger;
  /** Title of the popover. */
  title: ReactNode;
  /** The content has its own title: this one is only announced, and there is no visible close button. */
  titleHidden?: boolean | undefined;
  closeLabel: string;
  /** Traps Tab inside until it is closed. Default: unless `titleHidden`, because those popovers are only read. */
  trapFocus?: boolean | undefined;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** Side of the trigger that the popover aligns with. Default: `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** The element to align with instead of the trigger: the box of a field. */
  anchor?: (() => Element | null) | undefined;
  /** Focused on opening. Default: the first field, else the popover. */
  initialFocus?: ((popup: HTMLElement | null) => HTMLElement | null) | undefined;
  /** Shown on a phone: the popover itself, or a bottom sheet for anything with fields. Default: `sheet`. */
  onPhone?: 'popover' | 'sheet' | undefined;
  /** Controlled together with `onOpenChange`. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** A small panel beside its button, without a scrim: a few fields, a calendar. A bottom sheet on a phone. */
export function Popover({ open: given, onOpenChange, onPhone = 'sheet', ...props }: PopoverProps) {
  const phone = useMediaQuery('(max-width: 768px)');
  const [open, setOpen] = useOpenState(given, onOpenChange);
  if (!phone || onPhone === 'popover') return <FloatingPanel {...props} open={open} setOpen={setOpen} />;
  const { trigger, title, titleHidden, closeLabel, footer, initialFocus, children } = props;
  return (
    <SheetTrigger {...{ trigger, title, titleHidden, closeLabel, footer, initialFocus, open, setOpen }}>
      {children}
    </SheetTrigger>
  );
}

interface FloatingPanelProps extends Omit<PopoverProps, 'open' | 'onOpenChange' | 'onPhone'> {
  open: boolean;
  setOpen: (open: boolean) => void;
}

function FloatingPanel(props: FloatingPanelProps) {
  const { trigger, title, titleHidden = false, closeLabel, footer, align = 'start', anchor, open, setOpen } = props;
  const { initialFocus = firstField, trapFocus = !titleHidden, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root modal={trapFocus && 'trap-focus'} onOpenChange={(next) => setOpen(next)} open={open}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} anchor={anchor} className="a-menu-place" collisionPadding={8} sideOffset={4}>
          <Base.Popup
            className="a-popover"
            finalFocus={button}
            initialFocus={(openedBy) => openedBy === 'touch' || initialFocus(popup.current)}
            ref={popup}
          >
            {titleHidden ? (
              <Base.Title className="a-visually-hidden">{title}</Base.Title>
            ) : (
              <header className="a-popover__head">
                <Base.Title className="a-popover__title">{title}</Base.Title>
                <Base.Close render={<IconButton icon={X} label={closeLabel} size="s" />} />
              </header>
            )}
            <div className="a-popover__body">{children}</div>
            {footer && <footer className="a-popover__foot">{footer}</footer>}
            {titleHidden && trapFocus && (
              <Base.Close className="a-button a-button--s a-popover__leave">{closeLabel}</Base.Close>
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
