import { activeAccount, signIn } from './support/account';
import { draftCrm } from './support/company-crm';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/journey';
import { planWordsOf } from './support/words/plan-words';

test('a plan paid in the wizard is changed, and a planned change is undone', async ({ page, words, request }) => {
  const plan = planWordsOf(words);
  const licences = page.getByLabel(plan.licences, { exact: true });
  await signIn(page, await activeAccount(request, words));
  await page.goto('/tenants');
  const { id, title } = await draftCrm(page, words);
  const details = new RegExp(`/tenants/details/${id}$`);

  await test.step('chooses a year of three licences, and sees the price', async () => {
    await page.goto(`/tenants/new/${id}/subscription`);
    await page.getByRole('radio', { name: plan.paid, exact: true }).check();
    await page.getByText(plan.yearly, { exact: true }).first().click();
    await licences.fill('3');
    await expect(
      page
        .getByText(/695,40.€/)
        .locator('visible=true')
        .first(),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.wizard.next, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.wizard.review })).toBeVisible();
    await page.getByRole('button', { name: plan.continue }).click();
  });

  await test.step('pays by a card, which creates the company CRM', async () => {
    await page.getByLabel(plan.cardholder).fill('Maja Kovač');
    await page.getByLabel(plan.number).fill('4242 4242 4242 4242');
    await page.getByLabel(plan.expiry).fill('12/39');
    await page.getByLabel(plan.cvc).fill('123');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: plan.payYear }).click();
    await expect(page).toHaveURL(details);
    await expect(page.getByText(words.details.active, { exact: true }).first()).toBeVisible();
  });

  await test.step('changes the plan, and pays the difference by the same card', async () => {
    await page.goto(`/tenants/details/${id}/plan`);
    await expect(page.getByRole('heading', { level: 1, name: plan.changePlan })).toBeVisible();
    await expect(page.getByText(plan.inUse).first()).toBeVisible();
    await licences.fill('5');
    await expect(page.getByText(plan.difference)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: plan.pay }).click();
    await expect(page).toHaveURL(details);
    await expect(page.getByText(plan.changed)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('plans a downgrade for the renewal at no cost and undoes it', async () => {
    await page.goto(`/tenants/details/${id}/plan`);
    await expect(licences).toHaveValue('5');
    await licences.fill('4');
    await page.getByRole('radio', { name: plan.atRenewal }).check();
    await page.getByRole('button', { name: plan.changeAtRenewal }).click();
    await expect(page).toHaveURL(details);
    await page.goto(`/tenants/details/${id}/plan`);
    await expect(licences).toHaveValue('4');
    await page.getByRole('button', { name: plan.undo, exact: true }).click();
    await expect(page.getByText(plan.undone)).toBeVisible();
  });
});
