import type { ReactElement } from 'react';
import { Tooltip } from '../tooltip/tooltip';
import { useRail } from './rail-context';

interface RailTooltipProps {
  label: string;
  shortcut?: string | undefined;
  children: ReactElement;
}

/** Shows the name as a tooltip in the rail, where only the icon is visible. */
export function RailTooltip({ label, shortcut, children }: RailTooltipProps) {
  const rail = useRail();
  if (!rail) return children;
  return (
    <Tooltip as="decoration" content={label} shortcut={shortcut}>
      {() => children}
    </Tooltip>
  );
}
