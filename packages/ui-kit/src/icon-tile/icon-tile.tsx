import type { LucideIcon } from 'lucide-react';
import { Icon } from '../icon/icon';

export interface IconTileProps {
  /** An icon of `lucide-react`. */
  icon: LucideIcon;
}

/** The lead of a row whose record has no picture: a role, an invitation. */
export function IconTile({ icon }: IconTileProps) {
  return (
    <span className="a-icon-tile">
      <Icon icon={icon} />
    </span>
  );
}
