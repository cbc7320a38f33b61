import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';

export interface ChipProps {
  /** Label before the value, in a quieter colour ("Status"). */
  label?: ReactNode;
  /** "Active" */
  children: ReactNode;
  /** Label of the remove button ("Remove filter Status"). */
  removeLabel: string;
  onRemove: () => void;
}

/** A removable choice, such as an active filter. For a state, use a `Badge`. */
export function Chip({ label, children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className="a-chip">
      <span className="a-chip__words">
        {label !== undefined && <>{label} </>}
        <span className="a-chip__value">{children}</span>
      </span>
      <button aria-label={removeLabel} className="a-chip__remove" onClick={onRemove} type="button">
        <Icon icon={X} size="s" />
      </button>
    </span>
  );
}
