/** An element as the JSX runtime writes it. */
export interface StaticElement {
  readonly type: unknown;
  readonly props: StaticProps;
}

export type StaticProps = Readonly<Record<string, unknown>>;

export const Fragment = Symbol('Fragment');
export const Suspense = Symbol('Suspense');

/** Thrown by a lazy component: its code is not loaded before React has started. */
export class NotLoadedError extends Error {}

export const isElement = (value: unknown): value is StaticElement =>
  typeof value === 'object' && value !== null && 'type' in value && 'props' in value;

export function createElement(
  type: unknown,
  props: StaticProps | null,
  ...children: readonly unknown[]
): StaticElement {
  if (children.length === 0) return { type, props: props ?? {} };
  return { type, props: { ...props, children: children.length === 1 ? children[0] : children } };
}

export function cloneElement(element: StaticElement, props: StaticProps, ...children: readonly unknown[]) {
  return createElement(element.type, { ...element.props, ...props }, ...children);
}
