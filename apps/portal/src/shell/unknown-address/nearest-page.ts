/** How many letters two addresses share from the start. */
function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** The page whose address begins as an unknown one does: in the same folder, with at least its first two letters. */
export function nearestPage(unknown: string, pages: readonly string[]): string | undefined {
  return pages
    .filter((page) => sharedStart(page, unknown) >= page.lastIndexOf('/') + 3)
    .toSorted((one, next) => sharedStart(next, unknown) - sharedStart(one, unknown))[0];
}
