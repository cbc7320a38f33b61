import { activeAccount, signIn } from './support/account';
import { companyCrm, draftCrm } from './support/company-crm';
import { expect, expectNoSidewaysScroll, test } from './support/journey';
import { tabThrough } from './support/keyboard';

/** 1280 by 860 at 200 %. */
test.use({ viewport: { width: 640, height: 430 }, deviceScaleFactor: 2 });

const sections = ['application', 'data-provider', 'couriers', 'fiscalization', 'plugins', 'subscription', 'review'];

test('nothing covers the focused element at 200 %', async ({ page, words, request }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const see = async (path: string) => {
    await page.goto(path);
    await expect(heading.first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    expect(await tabThrough(page), `what takes the focus on ${path}`).toBeGreaterThan(3);
  };
  for (const path of ['/login', '/registration']) await see(path);
  await signIn(page, await activeAccount(request, words, 'povecana'));
  const active = await companyCrm(page, words);
  for (const path of ['/tenants', '/settings', `/tenants/details/${active.id}`]) await see(path);
  const draft = await draftCrm(page, words);
  for (const section of sections) await see(`/tenants/new/${draft.id}/${section}`);
});
