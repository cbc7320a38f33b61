import type { StaticProps } from './elements';

const special: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
const notAttributes = new Set(['children', 'key', 'ref', 'style']);
const hyphenated = /^(?:stroke|fill|clip|stop)(?=[A-Z])/;
const takesWords = /^(?:aria-|data-)|^(?:draggable|spellCheck|contentEditable)$/;

const toHyphens = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function valueOf(name: string, value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'boolean') return undefined;
  if (takesWords.test(name)) return String(value);
  return value ? '' : undefined;
}

function writeStyle(element: HTMLElement | SVGElement, style: object): void {
  for (const [name, value] of Object.entries(style)) {
    if (value != null) element.style.setProperty(name.startsWith('--') ? name : toHyphens(name), String(value));
  }
}

/** Writes the attributes that React would write. */
export function writeAttributes(element: HTMLElement | SVGElement, props: StaticProps): void {
  for (const [name, given] of Object.entries(props)) {
    if (notAttributes.has(name)) continue;
    const value = valueOf(name, given);
    if (value === undefined) continue;
    element.setAttribute(hyphenated.test(name) ? toHyphens(name) : (special[name] ?? name), value);
  }
  if (typeof props['style'] === 'object' && props['style'] !== null) writeStyle(element, props['style']);
}
