import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';

export interface ChipProps {
  /** What it is about ("Status"); before the value, in a quieter colour. */
  label?: ReactNode;
  /** "Active" */
  children: ReactNode;
  /** Name of its cross ("Remove filter Status"). */
  removeLabel: string;
  onRemove: () => void;
}

/** Something chosen that can be taken away again: an active filter. A state is a `Badge`. */
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
