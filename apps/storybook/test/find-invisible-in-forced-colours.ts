const controls = 'button, input:not([type="hidden"]), select, textarea, a[href], [tabindex="0"]';
const properties = [
  'appearance',
  'backgroundColor',
  'color',
  'content',
  'display',
  'opacity',
  'textDecorationLine',
  'translate',
  'transform',
  'visibility',
] as const;

/** An invisible line looks the same in every colour. */
function line(style: string, width: string, colour: string): string {
  return style === 'none' || Number.parseFloat(width) === 0 ? 'no line' : `${style} ${width} ${colour}`;
}

function looksOf(element: Element): string {
  return [undefined, '::before', '::after']
    .map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return [
        line(style.outlineStyle, style.outlineWidth, style.outlineColor),
        line(style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor),
        ...properties.map((property) => style[property]),
      ].join('|');
    })
    .join('/');
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.clientHeight > 1;
}

function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
  return `${element.tagName.toLowerCase()}.${element.className} "${words.trim().slice(0, 40)}"`;
}

/** The control, its possible wrappers, and its siblings. */
function drawingsOf(element: Element): Element[] {
  const shells = [element.parentElement, element.parentElement?.parentElement].filter((shell) => shell !== null);
  return [element, ...shells.filter((shell) => shell !== undefined), ...(element.parentElement?.children ?? [])];
}

function appearanceOf(element: Element): string {
  return drawingsOf(element).map(looksOf).join('\n');
}

function hasEdge(element: Element): boolean {
  return [element, element.parentElement].some((each) => {
    if (each === null) return false;
    const { appearance, borderBottomStyle, borderBottomWidth } = getComputedStyle(each);
    return appearance === 'auto' || (borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) > 0);
  });
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

async function showsFocus(element: HTMLElement): Promise<boolean> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const before = appearanceOf(element);
  element.focus({ preventScroll: true, focusVisible: true });
  for (let frames = 0; frames < 3; frames += 1) {
    if (document.activeElement !== element || appearanceOf(element) !== before) return true;
    await nextFrame();
  }
  return false;
}

function showsCheckedState(element: HTMLInputElement): boolean {
  const { checked } = element;
  element.checked = true;
  const on = appearanceOf(element);
  element.checked = false;
  const off = appearanceOf(element);
  element.checked = checked;
  return getComputedStyle(element).appearance === 'auto' || on !== off;
}

async function withoutFocus(shown: readonly HTMLElement[]): Promise<HTMLElement[]> {
  const lost: HTMLElement[] = [];
  for (const each of shown) if (!(await showsFocus(each))) lost.push(each);
  return lost;
}

/** Controls that lose their edge, focus ring or checked state in forced colours. */
export async function findInvisibleInForcedColours(): Promise<string[]> {
  if (!matchMedia('(forced-colors: active)').matches) throw new Error('The colours are not forced.');
  const shown = [...document.body.querySelectorAll<HTMLElement>(controls)].filter(isShown);
  const boxes = shown.filter((each) => each.matches('input, select, textarea') && !hasEdge(each));
  const choices = shown
    .filter((each) => each instanceof HTMLInputElement)
    .filter((each) => /checkbox|radio/.test(each.type) && !showsCheckedState(each));
  return [
    ...boxes.map((each) => `${nameOf(each)} has no edge`),
    ...choices.map((each) => `${nameOf(each)} hides its choice`),
    ...(await withoutFocus(shown)).map((each) => `${nameOf(each)} shows no focus`),
  ];
}
