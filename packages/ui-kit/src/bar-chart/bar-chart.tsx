import { useState } from 'react';
import { classNames } from '../class-names';
import { Button } from '../button/button';
import { ticksFor } from './scale';

/** A bar and its row in the table. */
export interface ChartBar {
  id: string;
  /** Below the bar ("Nov"). */
  shortLabel: string;
  /** In the table ("Nov 2026"). */
  label: string;
  value: number;
  /** The value as text ("12.486 €"). */
  text: string;
  /** Change from the previous bar ("+6,3 %"). */
  change: string;
}

export interface BarChartProps {
  /** Sentence that says what the chart shows: the name of the image. */
  name: string;
  /** At most twelve; the last one is the current. */
  bars: readonly ChartBar[];
  /** Text of a value on the axis. */
  tickText: (value: number) => string;
  /** Name of the table and its column headers. */
  table: { caption: string; label: string; value: string; change: string };
  /** Shows all rows on a phone ("Show 12 months"). */
  moreText: string;
}

const slot = 100;
const barWidth = 56;
const height = 300;
const lines = [0, 100, 200];

interface PlotProps {
  bars: readonly ChartBar[];
  top: number;
  lit: string | undefined;
}

function Plot({ bars, top, lit }: PlotProps) {
  const current = bars.at(-1);
  const yOf = (value: number) => height - (Math.max(0, value) / top) * height;
  return (
    <div aria-hidden="true" className="a-chart__plot">
      <svg preserveAspectRatio="none" viewBox={`0 0 ${bars.length * slot} ${height}`}>
        {lines.map((y) => (
          <path className="a-chart__line" d={`M0 ${y}H${bars.length * slot}`} key={y} />
        ))}
        {bars.map(({ id, value }, at) => {
          const x = at * slot + (slot - barWidth) / 2;
          const isLit = id === lit || id === current?.id;
          return (
            <g key={id}>
              <rect
                className={classNames('a-chart__bar', isLit && 'a-chart__bar--lit')}
                height={height - yOf(value)}
                width={barWidth}
                x={x}
                y={yOf(value)}
              />
              {value > 0 && <path className="a-chart__edge" d={`M${x} ${yOf(value)}h${barWidth}`} />}
            </g>
          );
        })}
        <path className="a-chart__line a-chart__line--base" d={`M0 ${height}H${bars.length * slot}`} />
      </svg>
      {current !== undefined && (
        <span
          className="a-chart__value"
          style={{
            insetInlineEnd: `${50 / bars.length}%`,
            insetBlockStart: `${(yOf(current.value) / height) * 100}%`,
          }}
        >
          {current.text}
        </span>
      )}
    </div>
  );
}

/** Bars from zero, with a table that holds every value. Hovering a row lights its bar. */
export function BarChart({ name, bars, tickText, table, moreText }: BarChartProps) {
  const [lit, setLit] = useState<string>();
  const [all, setAll] = useState(false);
  const ticks = ticksFor(bars.map(({ value }) => value));
  const current = bars.at(-1)?.id;
  return (
    <div className="a-chart">
      <figure aria-label={name} className="a-chart__figure" role="img">
        <div aria-hidden="true" className="a-chart__ticks">
          {ticks.map((tick) => (
            <span key={tick}>{tickText(tick)}</span>
          ))}
        </div>
        <Plot bars={bars} lit={lit} top={ticks[0] ?? 1} />
        <div aria-hidden="true" className="a-chart__labels">
          {bars.map(({ id, shortLabel }) => (
            <span className={id === current ? 'a-chart__current' : undefined} key={id}>
              {shortLabel}
            </span>
          ))}
        </div>
      </figure>
      <div className="a-chart__side">
        <table className={classNames('a-chart__table', all && 'a-chart__table--all')}>
          <caption className="a-visually-hidden">{table.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{table.label}</th>
              <th className="a-chart__number" scope="col">
                {table.value}
              </th>
              <th className="a-chart__number" scope="col">
                {table.change}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ id, label, text, change }) => (
              <tr
                className={id === current ? 'a-chart__row--current' : undefined}
                key={id}
                onPointerEnter={() => setLit(id)}
                onPointerLeave={() => setLit(undefined)}
              >
                <th scope="row">{label}</th>
                <td className="a-chart__number">{text}</td>
                <td className="a-chart__number a-chart__change">{change}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {!all && (
          <div className="a-chart__more">
            <Button onClick={() => setAll(true)} size="s" variant="ghost">
              {moreText}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
