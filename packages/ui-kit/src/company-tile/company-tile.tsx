import { classNames } from '../class-names';

export interface CompanyTileProps {
  /** Name of the company; its first letter is shown, the name itself stands beside the tile. */
  name: string;
  /** `draft` also while the company CRM is being created. */
  state?: 'active' | 'inactive' | 'draft' | undefined;
  size?: 'm' | 'xl' | undefined;
}

/** The door of a company: its initial in an arch. */
export function CompanyTile({ name, state = 'active', size = 'm' }: CompanyTileProps) {
  const initial = Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '';
  return (
    <span
      aria-hidden="true"
      className={classNames('a-company-tile', `a-company-tile--${state}`, size === 'xl' && 'a-company-tile--xl')}
    >
      {initial}
    </span>
  );
}
