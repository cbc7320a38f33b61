/** The text in groups of these sizes from the left, with blanks between them; the last size counts for all further groups. */
export function inGroups(text: string, ...sizes: readonly [number, ...number[]]): string {
  const groups: string[] = [];
  let size = 0;
  for (let start = 0; start < text.length; start += size) {
    size = sizes[groups.length] ?? size;
    groups.push(text.slice(start, start + size));
  }
  return groups.join(' ');
}
