import type { DocxTag } from '../../../platform';

/** A tag with the loop around it; null outside loops. */
export interface PlacedTag extends DocxTag {
  readonly loop: string | null;
}

/** Adds the innermost loop to each tag. Loops that are closed in another order count as closed. */
export function tagsInPlace(tags: readonly DocxTag[]): readonly PlacedTag[] {
  const open: string[] = [];
  return tags.map((tag) => {
    if (tag.kind === 'close' && open.at(-1) === tag.name) open.pop();
    const loop = open.at(-1) ?? null;
    if (tag.kind === 'open') open.push(tag.name);
    return { ...tag, loop };
  });
}
