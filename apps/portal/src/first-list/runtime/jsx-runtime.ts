import type { StaticElement, StaticProps } from './elements';

export { Fragment } from './elements';

export const jsx = (type: unknown, props: StaticProps): StaticElement => ({ type, props });
/** @alias */
export const jsxs = jsx;
