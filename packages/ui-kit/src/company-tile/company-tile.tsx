import { classNames } from '../class-names';

export interface CompanyTileProps {
  /** Name of the company. Shows its first letter; show the name itself beside the tile. */
  name: string;
  /** `draft` includes company CRMs that are being created. */
  state?: 'active' | 'inactive' | 'draft' | undefined;
  size?: 'm' | 'xl' | undefined;
}

/** The initial of a company in an arch. */
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
