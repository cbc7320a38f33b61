import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

/** Text for assistive technology only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames('a-visually-hidden', className)} />;
}
