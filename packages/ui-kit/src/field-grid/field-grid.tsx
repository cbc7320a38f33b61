import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface FieldGridProps extends ComponentProps<'div'> {
  /**
   * `even`: halves, `wide-narrow` three quarters and one (host and port), `narrow-wide` the reverse (postal code and
   * city).
   */
  columns?: 'even' | 'wide-narrow' | 'narrow-wide' | undefined;
}

/** Two related fields side by side; stacked on a phone. */
export function FieldGrid({ columns = 'even', className, ...rest }: FieldGridProps) {
  return <div {...rest} className={classNames('a-field-grid', `a-field-grid--${columns}`, className)} />;
}
