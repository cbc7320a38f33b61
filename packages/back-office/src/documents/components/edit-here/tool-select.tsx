import { Icon, ToolbarItem } from '@atrium/ui-kit';
import { ChevronDown } from 'lucide-react';

interface ToolSelectProps {
  label: string;
  /** Empty if the selected text has several. */
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  width: 'wide' | 'narrow';
  isEnabled: boolean;
  onChoose: (value: string) => void;
}

/** A choice in the toolbar of the editor. */
export function ToolSelect({ label, value, options, width, isEnabled, onChoose }: ToolSelectProps) {
  const isListed = options.some((option) => option.value === value);
  return (
    <span className="word-tools__select" data-width={width}>
      <ToolbarItem
        render={
          <select
            aria-label={label}
            className="word-tools__choice"
            disabled={!isEnabled}
            onChange={(event) => onChoose(event.target.value)}
            title={label}
            value={isListed ? value : ''}
          >
            {!isListed && <option value="">{value}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        }
      />
      <Icon icon={ChevronDown} />
    </span>
  );
}
