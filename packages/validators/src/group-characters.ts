/** Splits a text into space-separated groups of these sizes, from the left. The last size repeats. */
export function groupCharacters(text: string, ...sizes: readonly [number, ...number[]]): string {
  const groups: string[] = [];
  let size = 0;
  for (let start = 0; start < text.length; start += size) {
    size = sizes[groups.length] ?? size;
    groups.push(text.slice(start, start + size));
  }
  return groups.join(' ');
}
