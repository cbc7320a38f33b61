import { activeAccount, signIn } from './support/account';
import { draftCrm } from './support/company-crm';
import { expect, expectNoSidewaysScroll, test as base } from './support/journey';
import { startService } from './support/service';
import { loadedFiles } from './support/first-load';
import { openStripeApi } from './support/stripe-api';
import { fakeStripe } from './support/stripe-page';
import { planWordsOf } from './support/words/plan-words';

const seller = {
  SELLER_NAME: 'Atrium d.o.o.',
  SELLER_STREET: 'Glavna cesta 1',
  SELLER_POSTAL_CODE: '1000',
  SELLER_CITY: 'Ljubljana',
  SELLER_VAT_NUMBER: 'SI12345679',
  SELLER_REGISTER: 'Okrožno sodišče v Ljubljani',
  SELLER_REGISTRATION_NUMBER: '5000009000',
};

const test = base.extend<object, { api: Awaited<ReturnType<typeof openStripeApi>>; serviceAtStripe: string }>({
  api: [
    async ({}, provide) => {
      const api = await openStripeApi();
      await provide(api);
      await api.close();
    },
    { scope: 'worker' },
  ],
  serviceAtStripe: [
    async ({ api }, provide) => {
      const service = await startService({
        environment: {
          ...seller,
          PAYMENTS: 'stripe',
          STRIPE_SECRET_KEY: 'sk_test_journey',
          STRIPE_PUBLISHABLE_KEY: 'pk_test_journey',
          STRIPE_WEBHOOK_SECRETS: 'whsec_journey',
          STRIPE_API_URL: api.url,
        },
      });
      await provide(service.url);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  serviceUrl: async ({ serviceAtStripe }, provide) => provide(serviceAtStripe),
});

test('Stripe’s card fields load after a failure, and a saved card is declined', async ({
  page,
  words,
  request,
  api,
}) => {
  const plan = planWordsOf(words);
  const { answer, requests } = await fakeStripe(page);
  await signIn(page, await activeAccount(request, words));
  await page.goto('/tenants');
  const { id } = await draftCrm(page, words);
  await page.goto(`/tenants/new/${id}/subscription`);
  await page.getByRole('radio', { name: plan.paid, exact: true }).check();
  await page.getByRole('button', { name: words.wizard.next, exact: true }).click();
  await expect(page.getByRole('button', { name: plan.continue })).toBeVisible();
  expect(requests).toEqual([]);

  await page.getByRole('button', { name: plan.continue }).click();
  await page.getByLabel(plan.cardholder).fill('Maja Kovač');
  await expect(page.getByText(plan.fieldsFailed)).toBeVisible();
  answer();
  await page.getByRole('button', { name: plan.retry, exact: true }).click();
  const field = (type: string) => page.frameLocator(`iframe[title="${type}"]`).getByRole('textbox');
  await field('cardNumber').fill('4242424242424242');
  await field('cardExpiry').fill('0839');
  await field('cardCvc').fill('123');
  await expect(page.getByLabel(plan.cardholder)).toHaveValue('Maja Kovač');
  await expectNoSidewaysScroll(page);
  const forms = (await loadedFiles(page)).filter(({ path }) => /(sandbox|stripe)-card-/.test(path));
  expect(forms.map(({ path }) => path)).toEqual([expect.stringContaining('stripe-card-')]);

  await page.getByRole('button', { name: plan.pay }).click();
  await expect(page.getByText(plan.declined)).toBeVisible();
  await expect(page.getByRole('radio', { name: /4242, 08\/39.*Maja Kovač/ })).toBeChecked();
  expect(api.calls).not.toContain('POST /v1/payment_methods/pm_1/attach');

  await page.goto(`/tenants/new/${id}/payment?payment_intent_client_secret=pi_1_secret_2&redirect_status=failed`);
  await expect(page).toHaveURL(new RegExp(`/tenants/new/${id}/payment$`));
});
