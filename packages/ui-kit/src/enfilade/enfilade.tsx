import { useId } from 'react';
import { classNames } from '../class-names';
import { band } from './enfilade-band';
import type { EnfiladeBay } from './enfilade-drawing';
import { hall } from './enfilade-hall';
import { plate } from './enfilade-plate';

const DRAWINGS = { hall, band, plate };

export interface EnfiladeProps {
  /** `hall`: portrait, beside a form. `band`: across the top of a phone. `plate`: 16:9, before a video. */
  format?: keyof typeof DRAWINGS | undefined;
  className?: string | undefined;
}

function Bay({ bay, depth, gradientId }: { bay: EnfiladeBay; depth: number; gradientId: string }) {
  return (
    <g className={`a-enfilade__bay a-enfilade__bay--${depth}`}>
      <linearGradient id={gradientId}>
        <stop className="a-enfilade__lit" offset=".3" />
        <stop className="a-enfilade__shaded" offset=".78" />
      </linearGradient>
      <path className="a-enfilade__arch" d={bay.arch} fill={`url(#${gradientId})`} />
      <path className="a-enfilade__sill" d={bay.sill} />
      <path className={bay.ground === undefined ? 'a-enfilade__daylight' : 'a-enfilade__wall'} d={bay.wall} />
      {bay.ground !== undefined && <path className="a-enfilade__ground" d={bay.ground} />}
    </g>
  );
}

/** The brand drawing: a row of doorways with daylight at the end. Decorates auth pages. */
export function Enfilade({ format = 'hall', className }: EnfiladeProps) {
  const id = useId();
  const { width, height, floorTop, bays, floors, light } = DRAWINGS[format];
  return (
    <svg
      aria-hidden="true"
      className={classNames('a-enfilade', className)}
      preserveAspectRatio="xMidYMid slice"
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect className="a-enfilade__near" height={height} width={width} />
      <rect className="a-enfilade__floor" height={height - floorTop} width={width} y={floorTop} />
      {bays.map((bay, depth) => (
        <Bay bay={bay} depth={depth} gradientId={`${id}-bay-${depth}`} key={bay.arch} />
      ))}
      <linearGradient id={`${id}-light`} x1="0" x2="0" y1="0" y2="1">
        <stop className="a-enfilade__light-near" offset="0" />
        <stop className="a-enfilade__light-far" offset="1" />
      </linearGradient>
      <clipPath id={`${id}-floors`}>
        <path d={floors} />
      </clipPath>
      <path clipPath={`url(#${id}-floors)`} d={light} fill={`url(#${id}-light)`} />
    </svg>
  );
}
