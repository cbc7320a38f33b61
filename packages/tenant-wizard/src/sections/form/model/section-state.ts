/** State of a section; its text is `sectionState.{kind}` in the wizard's texts, for errors their number. */
export type SectionState =
  | { readonly kind: 'empty' | 'incomplete' | 'done' | 'later' | 'notNeeded' | 'ordered' | 'received' }
  | { readonly kind: 'errors'; readonly count: number };
