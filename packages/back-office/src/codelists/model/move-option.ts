/** Moves an id to a position in the order; a position outside of it means the nearest end. */
export function moveOption(order: readonly string[], id: string, place: number): readonly string[] {
  const from = order.indexOf(id);
  const to = Math.min(Math.max(place, 0), order.length - 1);
  if (from === -1 || from === to) return order;
  const rest = order.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
