import { activeAccount, signIn } from './support/account';
import { loadedFiles, type LoadedFile } from './support/first-load';
import { expect, test } from './support/journey';
import { sectionWordsOf } from './support/words/words-of';

/** Maximum kB of compressed JavaScript that each section may add when it is opened in order. */
const budgets = {
  application: 58,
  'data-provider': 11.1,
  couriers: 4,
  fiscalization: 12.4,
  plugins: 3,
  subscription: 9.4,
  payment: 14.5,
  review: 3,
} as const;

type Slug = keyof typeof budgets;

const later = /(data-provider|couriers|fiscalization|plugins|subscription|payment)-step|review-/;

/** Loads when something is typed or opened, not before. */
const onDemand = /phone-|calendar-|opened-|sandbox-|stripe-|pure-/;

const kilobytes = (files: readonly LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

test('each section of the wizard loads only its own code, within its budget', async ({ page, request, words }) => {
  const sections = sectionWordsOf(words);
  const titles: Record<Slug, string> = {
    application: words.wizard.application,
    'data-provider': sections.dataProvider.title,
    couriers: sections.couriers.title,
    fiscalization: sections.fiscalization.title,
    plugins: sections.plugins.title,
    subscription: words.wizard.subscription,
    payment: sections.payment.title,
    review: words.wizard.review,
  };
  const heading = (slug: Slug) => page.getByRole('heading', { level: 1, name: titles[slug] });
  const scripts = async () => (await loadedFiles(page)).filter(({ path }) => path.endsWith('.js'));

  await signIn(page, await activeAccount(request, words));
  await page.goto('/tenants');
  await expect(page.getByRole('heading', { name: words.tenants.none })).toBeVisible();
  await expect.poll(async () => (await loadedFiles(page)).some(({ path }) => path.endsWith('/realtime/'))).toBe(true);
  let known = new Set((await scripts()).map(({ path }) => path));

  async function added(slug: Slug): Promise<LoadedFile[]> {
    await expect(heading(slug)).toBeVisible();
    const files = await scripts();
    const fresh = files.filter(({ path }) => !known.has(path));
    expect(fresh.filter(({ path }) => onDemand.test(path))).toEqual([]);
    known = new Set(files.map(({ path }) => path));
    return fresh;
  }

  await page
    .getByRole('link', { name: words.tenants.start })
    .or(page.getByRole('button', { name: words.tenants.start }))
    .first()
    .click();
  const weights = new Map<Slug, LoadedFile[]>([['application', await added('application')]]);
  expect(weights.get('application')?.filter(({ path }) => later.test(path))).toEqual([]);
  const phone = page.getByRole('textbox', { name: words.wizard.companyPhone });
  await phone.fill('041 234');
  const isPhoneRules = ({ path, bytes }: LoadedFile) => path.includes('/phone-') && bytes > 20_000;
  await expect.poll(async () => (await scripts()).some(isPhoneRules)).toBe(true);
  known = new Set((await scripts()).map(({ path }) => path));
  await phone.fill('');
  const list = page.getByRole('navigation', { name: words.wizard.sections });
  for (const slug of ['data-provider', 'couriers', 'fiscalization', 'plugins', 'subscription', 'payment'] as const) {
    await list.getByRole('link', { name: titles[slug] }).click();
    weights.set(slug, await added(slug));
  }
  await page.getByRole('button', { name: words.wizard.next, exact: true }).click();
  weights.set('review', await added('review'));

  for (const [slug, files] of weights) {
    const names = files.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');
    expect.soft(kilobytes(files), `${slug}\n${names}`).toBeLessThanOrEqual(budgets[slug]);
    expect.soft(kilobytes(files), `${slug} has a file of its own`).toBeGreaterThan(0);
  }
});
