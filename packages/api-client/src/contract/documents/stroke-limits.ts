/** Limits of a drawing. */
export const strokeLimits = {
  strokesPerPage: 500,
  pointsPerStroke: 2000,
  /** Of all strokes together. */
  points: 200_000,
  minimumWidth: 0.5,
  maximumWidth: 40,
} as const;
