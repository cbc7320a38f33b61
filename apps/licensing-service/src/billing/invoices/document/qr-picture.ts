import type { Content } from 'pdfmake/interfaces';
import type { QrSquares } from '../upn-qr/upn-qr';

const margin = 4;

/**
 * Draws QR squares as vector graphics, with the light margin that readers need.
 *
 * @param side of a square, in points
 */
export function qrPicture(squares: QrSquares, side: number): Content {
  const all = squares.length + 2 * margin;
  const path = squares.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + margin} ${y + margin}h1v1h-1z`] : [])),
  );
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${all} ${all}"><path fill="#000" d="${path.join('')}"/></svg>`,
    width: all * side,
  };
}
