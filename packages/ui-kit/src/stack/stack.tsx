import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface StackProps extends ComponentProps<'div'> {
  /** Gap between the children in steps of 4 px. Default: 4 (16 px). */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | undefined;
  /** `row` lays the children beside each other and lets them wrap. */
  direction?: 'column' | 'row' | undefined;
}

/** Stacks children vertically or horizontally with an even gap. */
export function Stack({ gap = 4, direction = 'column', className, ...rest }: StackProps) {
  return <div {...rest} className={classNames('a-stack', `a-stack--${direction}`, `a-stack--${gap}`, className)} />;
}
