import { expect, type Locator, type Page } from '@playwright/test';

const maximumTabs = 120;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Whether the focus is visible: an outline or a field's halo on the element or close around it. */
const showsFocus = (target: Locator) =>
  target.evaluate((element) => {
    const around = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement];
    return around.some((one) => {
      if (!(one instanceof Element)) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
  });

/** The class of a fixed or sticky element that covers part of the focused element; null if none does (WCAG 2.4.11). */
const coverOf = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (right - left < 4 || bottom - top < 4) return null;
    const points = [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    for (const [x, y] of points) {
      if (y < 0 || y > window.innerHeight) return 'the edge of the window';
      for (let over = document.elementFromPoint(x, y); over !== null; over = over.parentElement) {
        if (over.contains(element)) break;
        if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) return over.className;
      }
    }
    return null;
  });

/** Expects the focused element to be uncovered and its focus visible. */
export async function expectClearFocus(target: Locator) {
  await expect.poll(() => showsFocus(target), { message: `the focus on ${target.toString()} shows` }).toBe(true);
  await expect.poll(() => coverOf(target), { message: `nothing covers ${target.toString()}` }).toBeNull();
}

/** Tabs to an element, and expects its focus to be visible and uncovered. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < maximumTabs; pressed++) {
    if (await hasFocus(target)) {
      await expectClearFocus(target);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}.`);
}

/** Tabs through the page and expects nothing to cover a focused element. Returns the number of focused elements. */
export async function tabThrough(page: Page): Promise<number> {
  const seen = await page.evaluateHandle(() => new Set<Element>());
  const isNew = () =>
    seen.evaluate((known) => {
      const { activeElement } = document;
      return activeElement !== null && activeElement !== document.body && known.size < known.add(activeElement).size;
    });
  let count = 0;
  for (; count < maximumTabs; count++) {
    await page.keyboard.press('Tab');
    if (!(await isNew())) break;
    const focused = page.locator(':focus');
    const what = await focused.evaluate((element) => element.outerHTML.slice(0, 200));
    await expect.poll(() => coverOf(focused), { message: `nothing covers ${what}` }).toBeNull();
  }
  await seen.dispose();
  return count;
}

/** Tabs to an element and presses Enter. */
export async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
  await expect(target).not.toHaveValue('');
}
