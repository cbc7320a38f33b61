import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

export interface InputShellProps extends ComponentProps<'span'> {
  /** Before the text: an icon. */
  start?: ReactNode;
  /** After the text: a unit, a domain, a button, a spinner. */
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The box of a text control; its state follows the attributes of the control inside. A box around a frame, whose control is
 * somebody else's, says its state itself: `data-focused`, `data-invalid`, `aria-disabled`.
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
