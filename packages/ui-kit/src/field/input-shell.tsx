import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface InputShellProps {
  /** Before the text: an icon. */
  start?: ReactNode;
  /** After the text: a unit, a domain, a button, a spinner. */
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The box of a text control; its state follows the attributes of the control inside. */
export function InputShell({ start, end, className, children }: InputShellProps) {
  return (
    <span className={classNames('a-input', className)}>
      {start}
      {children}
      {end && <span className="a-input__end">{end}</span>}
    </span>
  );
}
