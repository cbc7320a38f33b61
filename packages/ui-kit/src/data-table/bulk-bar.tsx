import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';

interface BulkBarProps {
  countText: string;
  clearLabel: string;
  onClear: () => void;
  children: ReactNode;
}

/** Actions for the selected rows, in a bar that floats over the end of the table. */
export function BulkBar({ countText, clearLabel, onClear, children }: BulkBarProps) {
  return (
    <div className="a-table__bulk">
      <span className="a-table__bulk-count">{countText}</span>
      <div className="a-table__bulk-actions">{children}</div>
      <IconButton icon={X} label={clearLabel} onClick={onClear} size="s" />
    </div>
  );
}
