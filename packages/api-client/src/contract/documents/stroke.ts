/** Pens as CSS colours on paper, which is white in both themes. The highlighter lets the text below show through. */
export const strokeColors = {
  black: { hex: '#1f1d1a', opacity: 1 },
  blue: { hex: '#1f4fa3', opacity: 1 },
  red: { hex: '#b3362b', opacity: 1 },
  green: { hex: '#2b7a3f', opacity: 1 },
  highlighter: { hex: '#f2c94c', opacity: 0.4 },
} as const;

/** Name of a pen. */
export type StrokeColor = keyof typeof strokeColors;

/** A place on the displayed page. */
export type Point = readonly [x: number, y: number];

/** `pressure` runs from 0 to 1; a mouse reports 0.5. */
export type StrokePoint = readonly [x: number, y: number, pressure: number];

/**
 * A line drawn on a page. Coordinates are those of the displayed page: pdf.js's viewport at scale 1, from the upper
 * left corner of the rotated page, y downwards.
 */
export interface Stroke {
  /** From 1. */
  readonly page: number;
  readonly color: StrokeColor;
  /** Diameter at a pressure of 0.5, in the page's coordinates. */
  readonly width: number;
  readonly points: readonly StrokePoint[];
}

/** Options of perfect-freehand's `getStroke`, so that the browser and the PDF have the same outline. */
export function strokeOptions(width: number) {
  return { size: width, thinning: 0.5, smoothing: 0.5, streamline: 0.4, simulatePressure: false, last: true };
}
