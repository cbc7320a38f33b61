import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  className?: string | undefined;
}

/** The button of one choice, for a label that is laid out around it. */
export function Radio({ className, ...input }: RadioProps) {
  return <input {...input} className={classNames('a-radio', className)} type="radio" />;
}
