import type { ReactElement } from 'react';
import { Tooltip } from '../tooltip/tooltip';
import { useRail } from './rail-context';

interface RailTipProps {
  label: string;
  shortcut?: string | undefined;
  children: ReactElement;
}

/** In the rail, where only the icon is seen, the name is a tooltip. */
export function RailTip({ label, shortcut, children }: RailTipProps) {
  const rail = useRail();
  if (!rail) return children;
  return (
    <Tooltip as="decoration" content={label} shortcut={shortcut}>
      {() => children}
    </Tooltip>
  );
}
