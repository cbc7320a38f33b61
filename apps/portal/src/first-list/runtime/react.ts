/**
 * The part of React that renders a page once: hooks return their first value, effects never run. Takes the place of
 * `react` in the build of the first list.
 */
import { createContext, type StaticContext } from './context';
import { cloneElement, createElement, Fragment, NotLoadedError, Suspense } from './elements';

export { cloneElement, createContext, createElement, Fragment, Suspense };
export { isElement as isValidElement } from './elements';

const nothing = () => undefined;
const valueOf = (initial: unknown): unknown => (typeof initial === 'function' ? initial() : initial);
let ids = 0;

export const StrictMode = Fragment;
export const use = <Value>({ value }: StaticContext<Value>) => value;
/** @alias */
export const useContext = use;
export const useState = (initial?: unknown) => [valueOf(initial), nothing] as const;
export const useReducer = (_reduce: unknown, initial: unknown) => [initial, nothing] as const;
export const useRef = <Value>(current: Value) => ({ current });
export const createRef = () => ({ current: null });
export const useMemo = <Value>(create: () => Value) => create();
export const useCallback = <Value>(callback: Value) => callback;
/** @alias */
export const useEffectEvent = useCallback;
export const useEffect = nothing;
export const useLayoutEffect = nothing;
export const useInsertionEffect = nothing;
export const useImperativeHandle = nothing;
export const useDebugValue = nothing;
export const useId = () => `first-${ids++}`;
export const useSyncExternalStore = <Value>(_subscribe: unknown, snapshot: () => Value) => snapshot();
export const useTransition = () => [false, nothing] as const;
/** @alias */
export const useDeferredValue = useCallback;
export const startTransition = (work: () => void) => work();
/** @alias */
export const memo = useCallback;
export const forwardRef = (render: (props: unknown, ref: null) => unknown) => (props: unknown) => render(props, null);
export const lazy = () => () => {
  throw new NotLoadedError();
};

export default { createElement, forwardRef, memo, useCallback, useDebugValue, useSyncExternalStore };
