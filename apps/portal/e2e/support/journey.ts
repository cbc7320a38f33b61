import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { watchForStoredSecrets } from './stored-secrets';
import type { Words } from './words/words';
import { wordsOf } from './words/words-of';

interface Journey {
  /** The words of this project's language. */
  readonly words: Words;
  /** Address of the service under test. */
  readonly serviceUrl: string;
  /** True on the narrow project, where the navigation is a drawer. */
  readonly phone: boolean;
}

/**
 * A page in the project's language. A breach of the content security policy, an uncaught error, and a stored hash or
 * ciphertext that reaches the browser fail the journey.
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
    await provide(page);
    expect([...troubles, ...(await storedSecrets())]).toEqual([]);
  },
});

export { expect };

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
type Theme = 'light' | 'dark' | undefined;

/** Shows a theme without choosing it, waits until its colours are there, and answers the one before. */
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

/** No screen has frames: axe needs no page of its own to put their results together, which would cost a third of a journey. */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

async function violationsOf(page: AxeBuilder): Promise<string[]> {
  const { violations } = await page.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * WCAG 2.2 AA as far as axe can tell: everything in the light theme, and in the dark one what depends on colours. Nothing
 * moves during the check: a notice that fades out has no measurable contrast. The window shows all of a page that
 * scrolls: axe judges what a bar covers by what is left of it.
 */
export async function expectAccessible(page: Page) {
  const size = page.viewportSize() ?? { width: 1280, height: 860 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (height > size.height) await page.setViewportSize({ ...size, height });
  const before = await showTheme(page, 'light');
  expect(await violationsOf(axeOn(page).withTags(standards))).toEqual([]);
  await showTheme(page, 'dark');
  expect(await violationsOf(axeOn(page).withRules(['color-contrast']))).toEqual([]);
  await showTheme(page, before);
  if (height > size.height) await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: null });
}

/** No screen may scroll sideways. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** What every screen of a journey must hold. */
export async function expectScreen(page: Page, title: string) {
  await expect(page).toHaveTitle(`${title} | Atrium`);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}
