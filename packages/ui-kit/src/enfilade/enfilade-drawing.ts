/** One arch of the row, from the viewer to the light. */
export interface EnfiladeBay {
  /** The opening in this wall, with its reveal. */
  arch: string;
  /** Floor inside the thickness of the wall. */
  sill: string;
  /** The next wall, seen through the opening; in the last bay the daylight. */
  wall: string;
  /** Floor before the next wall. */
  ground?: string;
}

export interface EnfiladeDrawing {
  width: number;
  height: number;
  floorTop: number;
  bays: readonly EnfiladeBay[];
  /** All floors together: the area that the light can reach. */
  floors: string;
  light: string;
}
