export type ArchState = 'done' | 'running' | 'failed' | 'waiting';

export interface ArchMeterProps {
  /** One arch per step, the outermost first; at most seven are drawn. Show the same information as text. */
  steps: readonly ArchState[];
}

const SIZE = 96;
const STROKE = 3;
const MAXIMUM_ARCHES = 7;

function arch(index: number, count: number): string {
  const gap = Math.min(6.2, (SIZE / 2 - 2 * STROKE) / count);
  const left = 2 + index * gap;
  const radius = SIZE / 2 - left;
  return `M${left} ${SIZE - 2}V${SIZE / 2}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${SIZE - 2}`;
}

/** Progress of a long operation, as nested arches. A running arch pulses, a failed one is red. */
export function ArchMeter({ steps }: ArchMeterProps) {
  const drawn = steps.slice(0, MAXIMUM_ARCHES);
  return (
    <svg aria-hidden="true" className="a-arch-meter" viewBox={`0 0 ${SIZE} ${SIZE}`}>
      {drawn.map((state, index) => (
        <path
          className={`a-arch-meter__arch a-arch-meter__arch--${state}`}
          d={arch(index, drawn.length)}
          key={arch(index, drawn.length)}
        />
      ))}
    </svg>
  );
}
