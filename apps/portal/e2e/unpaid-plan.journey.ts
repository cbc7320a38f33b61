import { freePort } from '@atrium/vitest-config/free-port';
import { activeAccount, newEmail, register, signIn } from './support/account';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/journey';
import { billingOf, orderPlan, paidCrm } from './support/paid-crm';
import { secondUser } from './support/second-user';
import { temporaryDataDir } from './support/service';
import { startSellerInPast } from './support/service-with-past-clock';
import { planWordsOf } from './support/words/plan-words';

const renewalsDeclined = '4000 0000 0000 0341';

test('a plan whose renewal was declined is paid by another card, and the operator records a transfer', async ({
  browser,
  words,
  playwright,
}) => {
  const plan = planWordsOf(words);
  const { dataDir, remove } = temporaryDataDir();
  const port = await freePort();
  let service = await startSellerInPast(40, { port, dataDir });
  const request = await playwright.request.newContext({ baseURL: service.url });
  const page = await secondUser(browser, service.url, words);
  const operator = await secondUser(browser, service.url, words);
  try {
    const email = await activeAccount(request, words);
    await signIn({ request }, email);
    const { id, title } = await paidCrm(request, words, renewalsDeclined);
    const details = new RegExp(`/tenants/details/${id}$`);

    await test.step('forty days later the renewal is overdue', async () => {
      await service.stop();
      service = await startSellerInPast(0, { port, dataDir });
      await signIn(page, email);
      const state = async () => (await billingOf(page.request, id)).subscription.state;
      await expect.poll(state).toBe('overdue');
      await page.goto(`/tenants/details/${id}`);
      await expect(page.getByText(plan.overdue)).toBeVisible();
      await page.getByRole('link', { name: plan.payNow, exact: true }).first().click();
    });

    await test.step('the customer pays the same plan by another card', async () => {
      await expect(page.getByRole('heading', { level: 1, name: plan.payPlan })).toBeVisible();
      await expect(page.getByLabel(plan.licences, { exact: true })).toHaveValue('3');
      await page.getByRole('radio', { name: plan.anotherCard }).check();
      await page.getByLabel(plan.cardholder).fill('Maja Kovač');
      await page.getByLabel(plan.number).fill('4242 4242 4242 4242');
      await page.getByLabel(plan.expiry).fill('12/39');
      await page.getByLabel(plan.cvc).fill('123');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: plan.pay }).click();
      await expect(page).toHaveURL(details);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(plan.isPaid, { exact: true })).toBeVisible();
      await expect(page.getByText(plan.overdue)).toHaveCount(0);
    });

    await test.step('the operator finds the company CRM whose transfer is pending, and exports the results', async () => {
      await orderPlan(page.request, words, id, '5');
      expect((await billingOf(page.request, id)).subscription).toMatchObject({
        state: 'active',
        selection: { licences: 3 },
      });
      await page.reload();
      await expect(page.getByText(plan.pending)).toBeVisible();
      const token = new URL(service.administratorLink).searchParams.get('administrator') ?? '';
      const boss = newEmail('skrbnica');
      await register(operator.request, words, boss, { administrator_token: token });
      await signIn(operator, boss);
      await operator.goto('/administration/subscriptions');
      await operator.getByRole('button', { name: plan.filter, exact: true }).click();
      const panel = operator.getByRole('dialog', { name: plan.filter });
      await panel.getByRole('combobox', { name: plan.state }).selectOption({ label: plan.active });
      await panel.getByRole('button', { name: plan.showResults }).click();
      await expect(operator).toHaveURL(/state=active/);
      await expect(operator.getByRole('link', { name: title })).toHaveAttribute('href', details);
      await expect(operator.getByText(plan.waits)).toBeVisible();
      await expectNoSidewaysScroll(operator);
      await expectAccessible(operator);
      const downloading = operator.waitForEvent('download');
      await operator.getByRole('button', { name: plan.export }).click();
      expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
    });

    await test.step('and records that it was received', async () => {
      await operator.getByRole('button', { name: plan.actionsOf(title) }).click();
      await operator.getByRole('menuitem', { name: plan.received }).click();
      const [{ amount }] = (await billingOf(page.request, id)).payments;
      const dialog = operator.getByRole('dialog');
      await dialog.getByLabel(plan.amountReceived).fill((amount / 100).toFixed(2));
      await expectAccessible(operator);
      await dialog.getByRole('button', { name: plan.note }).click();
      await expect(operator.getByText(plan.noted)).toBeVisible();
      await expect(operator.getByText(plan.waits)).toHaveCount(0);
      expect((await billingOf(page.request, id)).subscription).toMatchObject({
        state: 'active',
        selection: { licences: 5 },
      });
    });
  } finally {
    await page.context().close();
    await operator.context().close();
    await request.dispose();
    await service.stop();
    remove();
  }
});
