/** The text in groups of so many characters from the left, with blanks between them; a group of 0 takes the rest. */
export function inGroups(text: string, ...sizes: readonly [number, ...number[]]): string {
  const groups: string[] = [];
  let start = 0;
  for (let index = 0; start < text.length; index++) {
    const size = sizes[Math.min(index, sizes.length - 1)] || text.length;
    groups.push(text.slice(start, start + size));
    start += size;
  }
  return groups.join(' ');
}
