import type { Content } from 'pdfmake/interfaces';
import type { QrSquares } from '../upn-qr/upn-qr';

const margin = 4;

/**
 * Squares as a picture of lines, as sharp as the paper is, with the light margin readers need.
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
