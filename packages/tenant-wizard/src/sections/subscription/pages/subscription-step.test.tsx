import {
  sampleConfig,
  samplePriceList,
  fullDraft,
  draftOf,
  draftWithPlan,
  draftId,
  emptyDraft,
  sampleDraft,
} from '@atrium/api-client/testing/samples';
import { ok, problem, type StubAnswers } from '@atrium/api-client/testing/stub';
import { chooseOption } from '@atrium/ui-kit/choose-option.fixture';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draftAnswers } from '../../../testing/draft-answers';
import { fillIn, messageOf, openSection } from '../../../testing/open-section';

const open = (draft = emptyDraft(), answers: StubAnswers = draftAnswers(draft)) =>
  openSection('subscription', 'Subscription', answers);

const quotesRoute = `POST /tenants/${draftId}/quotes`;
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const total = () =>
  plain(screen.getByRole('heading', { level: 2, name: 'Plan total' }).closest('section')?.textContent);
const totalSays = (words: string) => waitFor(() => expect(total()).toContain(words));
const paidCard = () => screen.getByRole('radio', { name: 'Paid' });
const licences = () => screen.getByLabelText('Licences');
const assets = () => screen.getByLabelText('Assets');
const next = () => screen.getByRole('button', { name: 'Next' });

describe('choosing a plan', () => {
  it('is required, and the trial skips the payment', async () => {
    const { user, saves } = await open();
    await user.click(next());
    expect(await screen.findByRole('link', { name: 'Plan: Choose a plan.' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Free trial' }));
    await user.click(next());
    expect(await screen.findByRole('heading', { level: 1, name: 'Review' })).toBeDefined();
    expect(saves()).toEqual([{ plan: 'trial', _version: '0' }]);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toMatch(/subscription$/);
  });

  it('leads from the paid plan through the review to the payment, and saves its quantities', async () => {
    const { user, saves } = await open(sampleDraft());
    await user.click(paidCard());
    await user.click(screen.getByRole('radio', { name: 'Yearly' }));
    await fillIn(user, licences(), '6');
    await user.click(next());
    expect(await screen.findByRole('heading', { level: 1, name: 'Review' })).toBeDefined();
    const review = screen.getByRole('heading', { level: 2, name: 'Subscription' }).closest('section');
    expect(review?.textContent).toContain('PlanPaid, yearlyLicences6ModulesNone chosenAssets0');
    expect(saves().at(-1)).toMatchObject({ plan: 'paid', cycle: 'yearly', licences: '6', assets: '0' });
    const steps = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(steps.getByRole('link', { name: /Subscription/ }).textContent).toContain('Done');
    expect(steps.getByRole('link', { name: /Payment/ }).textContent).not.toContain('Not needed');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toBeDefined();
  });

  it('starts with the modules enabled in previous sections', async () => {
    const draft = fullDraft();
    const { user } = await open(draft, draftAnswers(draft));
    await user.click(paidCard());
    const modules = screen.getByRole('button', { name: '4, choose modules' });
    expect(messageOf(modules)).toBe('Couriers, Fiscalization, Newsletters, Mailbox');
  });

  it('keeps the quantities while the trial is selected', async () => {
    const { user, saves } = await open(draftWithPlan());
    await user.click(screen.getByRole('radio', { name: 'Free trial' }));
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ plan: 'trial', licences: '6', cycle: 'yearly' }));
    await user.click(paidCard());
    expect(licences()).toHaveProperty('value', '6');
  });

  it('explains why the paid plan is not available when the service takes no payments', async () => {
    const answers = draftAnswers(emptyDraft());
    await open(emptyDraft(), { ...answers, 'GET /config': ok({ ...sampleConfig, gateways: [] }) });
    expect(paidCard().getAttribute('disabled')).not.toBeNull();
    expect(screen.getByText(/^You cannot choose a paid plan right now/)).toBeDefined();
  });
});

describe('the quantities of a plan', () => {
  it('show price, amount and yearly saving', async () => {
    const { user } = await open(draftWithPlan());
    await screen.findByText('You save 306,00 € a year', { normalizer: plain });
    const row = plain(licences().closest('.plan-quantity')?.textContent);
    expect(row).toContain('190,00 €');
    expect(row).toContain('1.140,00 €');
    expect(plain(paidCard().closest('label')?.textContent)).toContain(
      '1.530,00 €a year, net, with the quantities below',
    );
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    await screen.findByText('Yearly saves 306,00 € a year', { normalizer: plain });
    expect(plain(licences().closest('.plan-quantity')?.textContent)).toContain('114,00 €');
  });

  it.each([
    ['Licences', '2.5', 'Enter a whole number.'],
    ['Assets', '100001', 'At most 100000. For more, contact us.'],
  ])('%s reject "%s" on blur and on Next, with a link to the field', async (name, typed, message) => {
    const { user, saves } = await open(draftWithPlan());
    const field = screen.getByLabelText(name);
    await fillIn(user, field, typed);
    await user.tab();
    await waitFor(() => expect(messageOf(field)).toBe(message));
    await user.click(next());
    const link = await screen.findByRole('link', { name: `${name}: ${message}` });
    expect(link.getAttribute('href')).toBe(`#${name.toLowerCase()}`);
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ [name.toLowerCase()]: '' }));
    await fillIn(user, field, '7');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
  });

  it('keep Payment after the review while one of them is invalid', async () => {
    const { user } = await open(draftWithPlan());
    const ends = () => {
      const steps = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
      return steps.slice(-2).map(({ textContent }) => textContent);
    };
    const reviewFirst = [expect.stringContaining('Review'), expect.stringContaining('Payment')];
    expect(ends()).toEqual(reviewFirst);
    await fillIn(user, licences(), '2.5');
    await user.tab();
    await waitFor(() => expect(messageOf(licences())).toBe('Enter a whole number.'));
    await totalSays('Complete the quantities to see the price.');
    expect(ends()).toEqual(reviewFirst);
  });

  it('change by their buttons, licences not below one', async () => {
    const { user } = await open(draftWithPlan({ licences: 2, assets: 0 }));
    await user.click(screen.getByRole('button', { name: 'One licence less' }));
    await user.click(screen.getByRole('button', { name: 'One licence less' }));
    await user.click(screen.getByRole('button', { name: 'One asset more' }));
    expect([licences(), assets()].map((field) => (field as HTMLInputElement).value)).toEqual(['1', '1']);
  });

  it('open their modules from the number', async () => {
    const { user, saves } = await open(draftWithPlan());
    await user.click(screen.getByRole('button', { name: '3, choose modules' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Business data' }));
    await user.click(screen.getByRole('checkbox', { name: 'Couriers' }));
    const modules = await screen.findByRole('button', { name: '3, choose modules' });
    expect(messageOf(modules)).toBe('Fiscalization, Business data, Mailbox');
    await waitFor(() =>
      expect(saves().at(-1)).toMatchObject({ modules: ['fiscalization', 'business_data', 'mailbox'] }),
    );
  });

  it('report that the prices could not be loaded, and retry', async () => {
    const answers = draftAnswers(draftWithPlan());
    let broken = true;
    const { user } = await open(draftWithPlan(), {
      ...answers,
      'GET /price-list': () => (broken ? problem(500) : ok(samplePriceList)),
    });
    await screen.findByText('The prices could not be loaded');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('You save 306,00 € a year', { normalizer: plain });
  });
});

describe('the plan total', () => {
  it('shows lines, VAT with its reason, credit, amount due and the next invoice', async () => {
    const draft = draftWithPlan();
    await open(draft, draftAnswers(draft, { credit: 1240 }));
    await totalSays('To pay now1.854,20 €');
    for (const words of [
      'Licences6 × 190,00 €1.140,00 €',
      'Modules3 × 90,00 €270,00 €',
      'Assets12 × 10,00 €120,00 €',
      'Net1.530,00 €',
      'VAT 22 %, Slovenia336,60 €',
      'Total1.866,60 €',
      'Account credit−12,40 €',
      'Next invoice on 21.11.2027, 1.866,60 €. That is 155,55 € a month.',
    ])
      expect(total()).toContain(words);
    const bar = screen.getByRole('button', { name: /To pay now/ });
    expect(plain(bar.textContent)).toContain('1.866,60 € a year');
  });

  it('is raised to the minimum charge, and the rest stays as credit', async () => {
    const draft = draftWithPlan();
    await open(draft, draftAnswers(draft, { credit: 186_650 }));
    await totalSays('To pay now0,50 €');
    expect(total()).toContain('Account credit−1.866,10 €');
    expect(total()).toContain('The smallest payment is 0,50 €; 0,40 € stays as credit. Next invoice');
  });

  it('follows the price list at once, and announces the total only after the quote arrives', async () => {
    const draft = draftWithPlan();
    const answers = draftAnswers(draft);
    const quote = answers[quotesRoute];
    let answer = true;
    const { user } = await open(draft, {
      ...answers,
      [quotesRoute]: (call) => (answer && typeof quote === 'function' ? quote(call) : 'pending'),
    });
    await totalSays('To pay now1.866,60 €');
    const said = () =>
      within(screen.getByRole('region', { name: 'Plan total' })).getByRole('status', { hidden: true }).textContent;
    await waitFor(() => expect(plain(said())).toBe('Plan total: 1.866,60 € to pay now'));
    answer = false;
    await user.click(screen.getByRole('button', { name: 'One licence more' }));
    await totalSays('To pay now2.098,40 €');
    expect(screen.getByRole('region', { name: 'Plan total' }).getAttribute('aria-busy')).toBe('true');
    expect(plain(said())).toBe('Plan total: 1.866,60 € to pay now');
  });

  it('shows the VAT of a company outside Slovenia', async () => {
    await open(draftOf({ country: 'CH', vat_number: null }));
    await totalSays('VAT 0 %, outside the EU');
  });

  it('explains in a separate line why VAT cannot be determined, with a link', async () => {
    const { user } = await open(draftOf({ country: 'SI', vat_number: 'DE136695976' }));
    const words = 'An error occured. Check your data, especially Country & VAT number.';
    await totalSays(words);
    expect(total()).toContain('Net1.530,00 €');
    expect(total()).toContain('To pay now–');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(words);
    await user.click(within(alert).getByRole('link', { name: 'Country and VAT number' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^VAT number/)));
  });

  it('reports a failed quote and retries', async () => {
    const draft = draftWithPlan();
    const answers = draftAnswers(draft);
    const quote = answers[quotesRoute];
    let broken = true;
    const { user } = await open(draft, {
      ...answers,
      [quotesRoute]: (call) => (broken || typeof quote !== 'function' ? problem(500) : quote(call)),
    });
    await totalSays('The price could not be calculated.');
    broken = false;
    await user.click(within(screen.getByRole('region', { name: 'Plan total' })).getByRole('button', { name: 'Retry' }));
    await totalSays('To pay now1.866,60 €');
  });

  it('uses only the price list for members who cannot pay', async () => {
    const draft = draftWithPlan({}, { role: 'manager', allowed_actions: ['update'] });
    const { calls } = await open(draft);
    await totalSays('Net1.530,00 €');
    expect(total()).toContain('Only owners see the VAT and the amount to pay.');
    expect(calls.some(({ route }) => route === quotesRoute)).toBe(false);
  });

  it('is renewed when the company’s country changes', async () => {
    const draft = draftWithPlan();
    const { user, calls } = await open(draft);
    await totalSays('VAT 22 %, Slovenia');
    await user.click(screen.getByRole('link', { name: /Application setup/ }));
    await chooseOption(user, await screen.findByLabelText('Country'), 'Switzerland');
    await user.clear(screen.getByLabelText(/^VAT number/));
    await totalSays('VAT 0 %, outside the EU');
    expect(calls.filter(({ route }) => route === quotesRoute).length).toBeGreaterThan(1);
  });
});
