import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  className?: string | undefined;
}

/** A radio button without a label, for a custom label layout. */
export function Radio({ className, ...input }: RadioProps) {
  return <input {...input} className={classNames('a-radio', className)} type="radio" />;
}
