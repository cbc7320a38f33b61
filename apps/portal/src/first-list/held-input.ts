/** Indexes of the children that lead from the page to an element. */
type Place = readonly number[];

interface Held {
  readonly element: Element;
  readonly place: Place;
}

function placeOf(page: Element, element: Element): Place {
  const { parentElement: parent } = element;
  if (element === page || parent === null) return [];
  return [...placeOf(page, parent), [...parent.children].indexOf(element)];
}

/** The element at the same place, if it is the same kind of element. */
function counterpart(page: Element | null, { element, place }: Held): HTMLElement | undefined {
  let found: Element | undefined = page ?? undefined;
  for (const index of place) found = found?.children[index];
  return found instanceof HTMLElement && found.tagName === element.tagName ? found : undefined;
}

/** React reads a typed value from the event that follows it. */
function type(field: HTMLInputElement, typed: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed.value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.setSelectionRange(typed.selectionStart, typed.selectionEnd);
}

/**
 * Holds what a person focuses, types and presses on a page that cannot respond yet, and repeats it on the same elements
 * of the page that replaces it. Links and fields work without it.
 */
export function holdInput(findPage: () => Element | null) {
  const stop = new AbortController();
  let focused: Held | undefined;
  let typed: Held | undefined;
  let pressed: Held | undefined;
  let scrolled = 0;

  function hold(target: EventTarget | null): Held | undefined {
    const page = findPage();
    if (page === null || !(target instanceof Element) || !page.contains(target)) return undefined;
    return { element: target, place: placeOf(page, target) };
  }
  const onFocusOut = ({ target }: Event) =>
    queueMicrotask(() => {
      if (target === focused?.element && focused?.element.isConnected) focused = undefined;
    });
  const onClick = ({ target }: Event) => {
    const pressable = target instanceof Element ? target.closest('a[href], input, button, td') : null;
    pressed = pressable?.matches('button, td') === true ? hold(pressable) : undefined;
  };
  const options = { capture: true, signal: stop.signal };
  document.addEventListener('focusin', (event) => (focused = hold(event.target)), options);
  document.addEventListener('focusout', onFocusOut, options);
  document.addEventListener('input', (event) => (typed = hold(event.target)), options);
  document.addEventListener('click', onClick, options);
  document.addEventListener('scroll', () => (scrolled = window.scrollY), options);
  const repeat = () => {
    const field = typed && counterpart(findPage(), typed);
    if (field instanceof HTMLInputElement && typed?.element instanceof HTMLInputElement) type(field, typed.element);
    if (focused !== undefined) counterpart(findPage(), focused)?.focus({ preventScroll: true });
    if (scrolled > 0) window.scrollTo(0, scrolled);
  };

  return {
    /** Repeats focus, typing and scrolling after the page's content was replaced. */
    repeat,
    /** Repeats everything, also the last press, on a page that responds. */
    handOver: () => {
      stop.abort();
      repeat();
      if (pressed !== undefined) counterpart(findPage(), pressed)?.click();
    },
  };
}
