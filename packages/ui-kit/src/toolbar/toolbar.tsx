import { Toolbar as Base } from '@base-ui/react/toolbar';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button';

export interface ToolbarProps {
  /** Accessible name ("Drawing"). */
  label: string;
  className?: string | undefined;
  /** `ToolbarButton`s, `ToolbarItem`s, `ToolbarGroup`s and `ToolbarSeparator`s. */
  children: ReactNode;
}

/** Controls in one line that are one stop of Tab. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  return (
    <Base.Root aria-label={label} className={classNames('a-toolbar', className)}>
      {children}
    </Base.Root>
  );
}

/** An icon-only button of a toolbar. */
export function ToolbarButton(props: IconButtonProps) {
  return <ToolbarItem render={<IconButton {...props} />} />;
}

/** Puts another control into the toolbar, so that the arrow keys reach it. */
export function ToolbarItem({ render }: { render: ReactElement<Record<string, unknown>> }) {
  return <Base.Button render={render} />;
}

export interface ToolbarGroupProps {
  /** Accessible name ("Colour"). */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Controls that belong together. */
export function ToolbarGroup({ label, className, children }: ToolbarGroupProps) {
  return (
    <Base.Group aria-label={label} className={classNames('a-toolbar__group', className)}>
      {children}
    </Base.Group>
  );
}

export function ToolbarSeparator({ className }: { className?: string | undefined }) {
  return <Base.Separator className={classNames('a-toolbar__line', className)} />;
}
