/** How far a section is; its words are `wizard.sectionState.{kind}`, for errors their number. */
export type SectionState =
  | { readonly kind: 'empty' | 'incomplete' | 'done' | 'later' | 'notNeeded' }
  | { readonly kind: 'errors'; readonly count: number };
