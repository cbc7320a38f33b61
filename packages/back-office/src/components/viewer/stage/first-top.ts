/** Where the first page begins in the scrolled content. */
export const firstTop = (stage: HTMLElement) => stage.querySelector<HTMLElement>('.viewer__stack')?.offsetTop ?? 0;

/** Scrolls to a place of the stack, with some space above it. */
export function scrollToTop(stage: HTMLElement, top: number): void {
  stage.scrollTop = top + firstTop(stage) / 2;
}
