import { activeAccount, signIn } from './support/account';
import { draftCrm } from './support/company-crm';
import { loadedFiles } from './support/first-load';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/journey';
import { planWordsOf } from './support/words/plan-words';

test('a card with bank authentication, declined and then confirmed, leads to an active company CRM', async ({
  page,
  words,
  request,
}) => {
  const plan = planWordsOf(words);
  await signIn(page, await activeAccount(request, words));
  await page.goto('/tenants');
  const { id } = await draftCrm(page, words);
  const atBank = page.getByRole('heading', { level: 1, name: plan.bank });
  const answer = async (name: string) => {
    await expect(atBank).toBeVisible();
    await page.getByRole('button', { name, exact: true }).click();
  };

  await test.step('chooses a paid plan', async () => {
    await page.goto(`/tenants/new/${id}/subscription`);
    await page.getByRole('radio', { name: plan.paid, exact: true }).check();
    await page.getByRole('button', { name: words.wizard.next, exact: true }).click();
    await page.getByRole('button', { name: plan.continue }).click();
  });

  await test.step('declines at the bank and reads why nothing was charged', async () => {
    await page.getByLabel(plan.cardholder).fill('Maja Kovač');
    await page.getByLabel(plan.number).fill('4000 0000 0000 3220');
    await page.getByLabel(plan.expiry).fill('12/39');
    await page.getByLabel(plan.cvc).fill('123');
    const forms = (await loadedFiles(page)).filter(({ path }) => /(sandbox|stripe)-/.test(path));
    expect(forms.map(({ path }) => path)).toEqual([expect.stringContaining('sandbox-card-')]);
    await page.getByRole('button', { name: plan.pay }).click();
    await expect(atBank).toBeVisible();
    await expectNoSidewaysScroll(page);
    await answer(plan.decline);
    await expect(page.getByText(plan.notConfirmed)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('pays again with the same card, reloads at the bank, and confirms', async () => {
    await page.getByRole('button', { name: plan.payAgain }).click();
    await expect(atBank).toBeVisible();
    await page.reload();
    await answer(plan.approve);
    await expect(page).toHaveURL(new RegExp(`/tenants/details/${id}$`));
    await expect(page.getByText(words.details.active, { exact: true }).first()).toBeVisible();
  });
});
