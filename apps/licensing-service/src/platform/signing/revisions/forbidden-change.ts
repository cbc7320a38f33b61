/**
 * What an update that should only sign does besides.
 * - `adds_javascript`: adds a script or an action.
 * - `changes_appearance`: people would see another document.
 * - `changes_document`: changes or adds anything else.
 */
export type ForbiddenChange =
  | 'adds_pages'
  | 'adds_annotations'
  | 'adds_javascript'
  | 'changes_appearance'
  | 'changes_document';

export class ForbiddenUpdate extends Error {
  readonly change: ForbiddenChange;

  constructor(change: ForbiddenChange) {
    super(`An update is forbidden: ${change}.`);
    this.name = 'ForbiddenUpdate';
    this.change = change;
  }
}

/** @throws ForbiddenUpdate */
export function forbidUnless(allowed: boolean, change: ForbiddenChange): asserts allowed {
  if (!allowed) throw new ForbiddenUpdate(change);
}
