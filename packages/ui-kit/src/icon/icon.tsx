import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names';

export interface IconProps {
  /** An icon of `lucide-react`. */
  icon: LucideIcon;
  /** 14, 16 or 20 px. */
  size?: 's' | 'm' | 'l' | undefined;
  className?: string | undefined;
}

/** A decorative icon, hidden from assistive technology. Use it with a text or a label. */
export function Icon({ icon: Drawing, size = 'm', className }: IconProps) {
  return <Drawing aria-hidden="true" className={classNames('a-icon', size !== 'm' && `a-icon--${size}`, className)} />;
}
