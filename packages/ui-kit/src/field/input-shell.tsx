import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

export interface InputShellProps extends ComponentProps<'span'> {
  /** Shown before the text: an icon. */
  start?: ReactNode;
  /** Shown after the text: a unit, a domain, a button, a spinner. */
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The box of a text control. Its state follows the attributes of the control inside. A box around a third-party iframe
 * sets its state itself: `data-focused`, `data-invalid`, `aria-disabled`.
 */
export function InputShell({ start, end, className, children, ...rest }: InputShellProps) {
  return (
    <span {...rest} className={classNames('a-input', className)}>
      {start}
      {children}
      {end && <span className="a-input__end">{end}</span>}
    </span>
  );
}
