import { expect, type Locator, type Page } from '@playwright/test';
import type { SectionWords } from './words/section-words';

/** Types into fields by their labels. */
export async function fill(place: Page | Locator, values: readonly (readonly [label: string, value: string])[]) {
  for (const [label, value] of values) await place.getByLabel(label, { exact: true }).fill(value);
}

/** Labels of optional fields end with the word "optional". */
export async function fillOptional(
  place: Page | Locator,
  values: readonly (readonly [label: string, value: string])[],
) {
  for (const [label, value] of values) {
    await place.getByLabel(new RegExp(`^${label} \\(`)).fill(value);
  }
}

/** Tests the connection and waits until the test passes. */
export async function passTest(place: Page | Locator, { test }: SectionWords) {
  await place.getByRole('button', { name: test.start }).click();
  await expect(place.getByText(test.works, { exact: true }).first()).toBeVisible({ timeout: 15_000 });
}
