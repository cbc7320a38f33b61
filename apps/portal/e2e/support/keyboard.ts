import { expect, type Locator, type Page } from '@playwright/test';

const mostTabs = 120;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Whether the eye can see where the focus is: an outline, or the halo of a field, on the element or close around it. */
const showsFocus = (target: Locator) =>
  target.evaluate((element) => {
    const around = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement];
    return around.some((one) => {
      if (!(one instanceof Element)) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
  });

/** Goes to something with the Tab key alone, as far as it takes, and sees that the focus shows. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < mostTabs; pressed++) {
    if (await hasFocus(target)) {
      await expect.poll(() => showsFocus(target), { message: `the focus on ${target.toString()} shows` }).toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}.`);
}

/** Goes there and presses Enter. */
export async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types. */
export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
  await expect(target).not.toHaveValue('');
}
