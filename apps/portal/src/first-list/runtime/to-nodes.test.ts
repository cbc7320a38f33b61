import { createElement as createReactElement, Fragment as ReactFragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createElement, createContext, Fragment, lazy, Suspense, use } from './react';
import { toNodes } from './to-nodes';

type Create = (
  type: string | symbol,
  props: Readonly<Record<string, unknown>> | null,
  ...children: unknown[]
) => unknown;
type Draw = (create: Create, fragment: symbol) => unknown;

function markupOf(place: HTMLElement): string {
  for (const styled of place.querySelectorAll<HTMLElement>('[style]')) styled.style.cssText += '';
  return place.innerHTML;
}

function markup(value: unknown): string {
  const place = document.createElement('div');
  place.append(...toNodes(value));
  return markupOf(place);
}

const drawings: readonly [string, Draw][] = [
  ['texts that look like HTML', (h) => h('p', null, '<b>&amp;', ' & ', 3, null, false, undefined, true)],
  [
    'classes, labels and events',
    (h) => h('label', { className: 'a b', htmlFor: 'x', onClick: () => 1, key: 'k' }, 'A'),
  ],
  [
    'words for true and false',
    (h) => h('div', { 'aria-busy': false, 'data-open': true, hidden: true, draggable: false }),
  ],
  [
    'what is false, empty or missing',
    (h) => h('button', { disabled: false, title: '', id: undefined, lang: null }, 'B'),
  ],
  ['names in camel case', (h) => h('time', { dateTime: '2026-11-02', tabIndex: -1, spellCheck: false }, 'T')],
  [
    'drawings',
    (h) =>
      h(
        'svg',
        { viewBox: '0 0 8 8', strokeWidth: 2, fillRule: 'evenodd' },
        h('path', { d: 'M0 0', strokeLinecap: 'round' }),
      ),
  ],
  ['styles', (h) => h('i', { style: { '--size': '2px', marginInlineStart: '1px', color: undefined } })],
  [
    'lists and fragments',
    (h, fragment) =>
      h(
        'ul',
        null,
        [1, 2].map((n) => h('li', { key: n }, h(fragment, null, n, '.'))),
      ),
  ],
];

describe('toNodes', () => {
  it.each(drawings)('draws %s as React does', (_, draw) => {
    const react = renderToStaticMarkup(draw(createReactElement as Create, ReactFragment as unknown as symbol) as never);
    const expected = document.createElement('div');
    expected.innerHTML = react;
    expect(markup(draw(createElement as Create, Fragment))).toBe(markupOf(expected));
  });

  it('passes the nearest value of a context', () => {
    const Depth = createContext(0);
    const Level = () => use(Depth);
    const tree = [
      createElement(Level, null),
      createElement(Depth, { value: 2 }, createElement(Level, null)),
      createElement(Level, null),
    ];
    expect(markup(tree)).toBe('020');
  });

  it('shows the fallback of a part that is not loaded', () => {
    expect(markup(createElement(Suspense, { fallback: 'soon' }, createElement(lazy(), null)))).toBe('soon');
  });
});
