import { writeAttributes } from './attributes';
import { isContext, withContext } from './context';
import { Fragment, isElement, NotLoadedError, Suspense, type StaticElement } from './elements';

const svg = 'http://www.w3.org/2000/svg';

function suspended({ props: { children, fallback } }: StaticElement, inSvg: boolean): Node[] {
  try {
    return toNodes(children, inSvg);
  } catch (error) {
    if (!(error instanceof NotLoadedError)) throw error;
    return toNodes(fallback, inSvg);
  }
}

function hostNode(type: string, element: StaticElement, inParentSvg: boolean): Node {
  const inSvg = inParentSvg || type === 'svg';
  const node = inSvg ? document.createElementNS(svg, type) : document.createElement(type);
  writeAttributes(node, element.props);
  node.append(...toNodes(element.props['children'], inSvg));
  return node;
}

/** Renders elements to DOM nodes, once. Texts become text nodes and are never parsed. */
export function toNodes(value: unknown, inSvg = false): Node[] {
  if (typeof value === 'string' || typeof value === 'number') return [document.createTextNode(String(value))];
  if (value instanceof Node) return [value];
  if (Array.isArray(value)) return value.flatMap((one) => toNodes(one, inSvg));
  if (!isElement(value)) return [];
  const { type, props } = value;
  if (typeof type === 'string') return [hostNode(type, value, inSvg)];
  if (type === Fragment) return toNodes(props['children'], inSvg);
  if (type === Suspense) return suspended(value, inSvg);
  if (isContext(type)) return withContext(type, props['value'], () => toNodes(props['children'], inSvg));
  if (typeof type === 'function') return toNodes(type(props), inSvg);
  throw new TypeError('This element cannot be rendered.');
}
