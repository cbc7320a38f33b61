import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names';

export interface IconProps {
  /** A drawing of `lucide-react`. */
  icon: LucideIcon;
  /** 14, 16 or 20 px. */
  size?: 's' | 'm' | 'l' | undefined;
  className?: string | undefined;
}

/** A decorative icon: hidden from assistive technology, so a word or a label stands with it. */
export function Icon({ icon: Drawing, size = 'm', className }: IconProps) {
  return <Drawing aria-hidden="true" className={classNames('a-icon', size !== 'm' && `a-icon--${size}`, className)} />;
}
