import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { waitForReact } from './first-list';
import { watchForStoredSecrets } from './stored-secrets';
import type { Words } from './words/words';
import { wordsOf } from './words/words-of';

interface Journey {
  /** Texts of this project's language. */
  readonly words: Words;
  /** Address of the service under test. */
  readonly serviceUrl: string;
  /** True on the narrow project, where the navigation is a drawer. */
  readonly phone: boolean;
}

/**
 * A page in the project's language. A content security policy violation, an uncaught error, or a stored hash or
 * ciphertext in the browser fails the journey.
 */
export const test = base.extend<Journey>({
  words: async ({ locale }, provide) => {
    await provide(wordsOf(locale));
  },
  serviceUrl: async ({}, provide) => {
    await provide(process.env['JOURNEY_URL'] ?? '');
  },
  phone: async ({ viewport }, provide) => {
    await provide((viewport?.width ?? 1280) <= 768);
  },
  baseURL: async ({ serviceUrl }, provide) => {
    await provide(serviceUrl);
  },
  page: async ({ page, words }, provide) => {
    const troubles: string[] = [];
    const storedSecrets = watchForStoredSecrets(page.context());
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy|securitypolicyviolation/i.test(message.text())) troubles.push(message.text());
    });
    await page.addInitScript((language) => {
      if (window === window.top && localStorage.getItem('language') === null)
        localStorage.setItem('language', language);
    }, words.language);
    waitForReact(page);
    await provide(page);
    expect([...troubles, ...(await storedSecrets())]).toEqual([]);
  },
});

export { expect };

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
type Theme = 'light' | 'dark' | undefined;

/** Applies a theme without choosing it, waits for its colours, and returns the previous one. */
function showTheme(page: Page, shown: Theme): Promise<Theme> {
  return page.evaluate(async (theme) => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    if (theme === undefined) delete dataset['theme'];
    else dataset['theme'] = theme;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fades.map(({ finished }) => finished));
    return before === 'light' || before === 'dark' ? before : undefined;
  }, shown);
}

/** No screen has frames, so axe needs no extra page to merge their results, which would take a third of a journey. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });

async function violationsOf(page: AxeBuilder): Promise<string[]> {
  const { violations } = await page.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Whether `npm run prove -- journeys` runs. It also checks the colours of the dark theme, which are the kit's. */
export const inProof = process.env['JOURNEY_LOOKS'] === 'all';

/**
 * Checks WCAG 2.2 AA with axe: all rules in the light theme, and those about colours in the dark one. Nothing moves
 * during the check, because a fading notice has no measurable contrast. The window shows the whole page, because axe
 * checks only the visible part of covered elements.
 */
export async function expectAccessible(page: Page) {
  const size = page.viewportSize() ?? { width: 1280, height: 860 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (height > size.height) await page.setViewportSize({ ...size, height });
  const before = await showTheme(page, 'light');
  expect(await violationsOf(axeOn(page).withTags(standards))).toEqual([]);
  if (inProof) {
    await showTheme(page, 'dark');
    expect(await violationsOf(axeOn(page).withRules(['color-contrast']))).toEqual([]);
  }
  await showTheme(page, before);
  if (height > size.height) await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: null });
}

/** Expects that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Checks that every screen of a journey must pass. */
export async function expectScreen(page: Page, title: string) {
  await expect(page).toHaveTitle(`${title} | Atrium`);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}
