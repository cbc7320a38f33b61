import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/** Hooks whose work runs only after the page is shown. */
const laterHooks = new Set([
  'useEffect',
  'useLayoutEffect',
  'useInsertionEffect',
  'useImperativeHandle',
  'useMutation',
]);
const laterFunction = /^(?:on[A-Z]|queryFn$|mutationFn$)/;
const ownSource = /^(?!.*node_modules).*\.tsx?$/;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

const isFunction = ({ type }: ESTree.Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

function laterWorkIn(code: string): Edit[] {
  const found: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const [first] = given;
      const last = given.at(-1);
      if (callee.type !== 'Identifier' || !laterHooks.has(callee.name) || !first || !last) return;
      found.push({ start: first.start, end: last.end, by: '' });
    },
    Property({ key, value, method }) {
      if (key.type !== 'Identifier' || !laterFunction.test(key.name) || method || !isFunction(value)) return;
      found.push({ start: value.start, end: value.end, by: '() => {}' });
    },
  }).visit(parseSync('module.js', code).program);
  const isInside = (one: Edit, other: Edit) => one !== other && one.start >= other.start && one.end <= other.end;
  return found.filter((edit) => !found.some((other) => isInside(edit, other)));
}

/**
 * Empties effects, mutations, handlers and calls: a first list renders once, and React does the rest. What only they use
 * is left out of the bundle.
 */
export const withoutLaterWork: Plugin = {
  name: 'without-later-work',
  enforce: 'post',
  transform: {
    filter: { id: ownSource },
    handler(code) {
      let rest = code;
      for (const { start, end, by } of laterWorkIn(code).toSorted((one, other) => other.start - one.start))
        rest = `${rest.slice(0, start)}${by}${rest.slice(end)}`;
      return rest === code ? null : { code: rest, map: null };
    },
  },
};
