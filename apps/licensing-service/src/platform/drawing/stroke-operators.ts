import {
  outlineCurves,
  type Point,
  type Stroke,
  type StrokeColor,
  strokeColors,
  strokeOptions,
} from '@atrium/api-client/contract';
import { getStroke } from 'perfect-freehand';

/** Opacity of each graphics state that the operators name: one for each colour. */
export const strokeOpacities = Object.fromEntries(
  Object.entries(strokeColors).map(([color, { opacity }]) => [color, opacity]),
);

/** Content operators that fill the outline of a stroke. */
export function strokeOperators({ color, width, points }: Stroke): string {
  const outline = getStroke(
    points.map((point) => [...point]),
    strokeOptions(width),
  );
  const curves = outlineCurves(outline);
  const start = curves.at(-1)?.end;
  if (start === undefined) return '';
  const path = [`${write(start)} m`];
  let from = start;
  for (const { control, end } of curves) {
    path.push(`${write(between(from, control))} ${write(between(end, control))} ${write(end)} c`);
    from = end;
  }
  return `/${color} gs ${fillColor(color)} rg\n${path.join('\n')}\nh f\n`;
}

/** PDF has cubic curves only: their control points are two thirds of the way to the quadratic one. */
const between = ([x, y]: Point, control: Point): Point => [
  x + ((control[0] - x) * 2) / 3,
  y + ((control[1] - y) * 2) / 3,
];

const write = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

function fillColor(color: StrokeColor): string {
  const channels = strokeColors[color].hex.slice(1).match(/../g) ?? [];
  return channels.map((channel) => (Number.parseInt(channel, 16) / 255).toFixed(3)).join(' ');
}
