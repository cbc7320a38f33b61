import { Icon } from '@atrium/ui-kit';
import type { LucideIcon } from 'lucide-react';

export interface DockAction {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onPress: () => void;
  readonly isCurrent?: boolean;
}

/** The actions of a document at the bottom edge of a phone. */
export function DocumentDock({ label, actions }: { label: string; actions: readonly DockAction[] }) {
  return (
    <nav aria-label={label} className="document-dock">
      {actions.map(({ icon, label: name, onPress, isCurrent }) => (
        <button aria-pressed={isCurrent} className="document-dock__action" key={name} onClick={onPress} type="button">
          <Icon icon={icon} size="l" />
          {name}
        </button>
      ))}
    </nav>
  );
}
