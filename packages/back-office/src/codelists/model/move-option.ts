/** Moves an id to a place in the order; a place outside of it means the nearest end. */
export function moveOption(order: readonly string[], id: string, place: number): readonly string[] {
  const from = order.indexOf(id);
  const to = Math.min(Math.max(place, 0), order.length - 1);
  if (from === -1 || from === to) return order;
  const rest = order.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
