import type { Quote } from '@atrium/api-client/contract';
import { runningPlan, sampleQuote, tenantId } from '@atrium/api-client/testing/samples';
import { ok } from '@atrium/api-client/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page';
import { fillIn } from '../../../testing/open-section';
import { changePlanPath, planAnswers } from '../../../testing/plan-answers';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const side = () => plain(screen.getByRole('complementary').textContent);
const timeline = () => plain(screen.getByRole('list', { name: 'What happens when' }).textContent);

/** Chooses a monthly plan that costs more than the unused days of the current yearly one. */
async function chooseMonthly() {
  const page = await openPage(changePlanPath, { answers: planAnswers() });
  await page.user.click(await screen.findByRole('radio', { name: /Monthly/ }));
  await fillIn(page.user, await screen.findByLabelText('Licences'), '200');
  await waitFor(() => expect(side()).toMatch(/To pay now\d/));
  return page;
}

describe('a change of cycle', () => {
  it('deducts the unused days at once if a card pays', async () => {
    await chooseMonthly();
    expect(side()).toContain('Unused: licences');
    expect(screen.getByText(/^A new period begins, and you pay for all of it less the unused days/)).toBeDefined();
  });

  it('is ordered by transfer for the whole new period, whose unused days become credit later', async () => {
    const { user } = await chooseMonthly();
    await user.click(await screen.findByRole('radio', { name: /^Bank transfer/ }));
    await waitFor(() => expect(side()).toContain('To pay now4.683,58 €'));
    expect(side()).not.toContain('Unused');
    expect(
      screen.getByText(/^A new period begins once we receive the transfer, and you pay for all of it\./),
    ).toBeDefined();
    expect(side()).toContain('If the plan begins later, this date moves too.');
    expect(screen.getByText(/You pay for the whole new period; the unused days/)).toBeDefined();
    expect(timeline()).toMatch(/^21\.11\.2026Order: Monthly plan.*4\.683,58 € by bank transfer/);
    expect(screen.getByRole('button', { name: 'Order for 4.683,58\u00A0€' })).toBeDefined();
  });

  it('back on the same day continues the earlier period', async () => {
    const back = { kind: 'change', resumes_period: true, change: -18_000, total: -18_000, amount_due: 0 } as const;
    const quote = sampleQuote({
      ...back,
      becomes_credit: 18_000,
      selection: { ...runningPlan.selection, cycle: 'monthly' },
    });
    const answers = { ...planAnswers(), [`POST /tenants/${tenantId}/quotes`]: ok(quote, 201) };
    const { user } = await openPage(changePlanPath, { answers });
    await user.click(await screen.findByRole('radio', { name: /Monthly/ }));
    expect(await screen.findByText(/^The period that ran before today’s change of cycle continues\./)).toBeDefined();
    expect(timeline()).toContain('Monthly plan continues');
    expect(screen.queryByText(/A new period begins/)).toBeNull();
  });

  it('back on the same day by transfer tells a transfer of today from a later one', async () => {
    const rest = { change: 4000, total: 4000, balance: 0, credit_used: 0, amount_due: 4000 };
    const plan = { ...runningPlan.selection, cycle: 'monthly', licences: 200 } as const;
    const quote = sampleQuote({ kind: 'change', resumes_period: true, ...rest, selection: plan });
    const offered = { ...quote, transfer: { ...quote, ...rest } };
    const answers = { ...planAnswers(), [`POST /tenants/${tenantId}/quotes`]: ok(offered, 201) };
    const { user } = await openPage(changePlanPath, { answers });
    await user.click(await screen.findByRole('radio', { name: /Monthly/ }));
    await user.click(await screen.findByRole('radio', { name: /^Bank transfer/ }));
    expect(await screen.findByText(/^If we receive the transfer today, the period that ran before/)).toBeDefined();
    expect(screen.queryByText(/You pay for the whole new period/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Order for 40,00\u00A0€' })).toBeDefined();
  });
});

describe('an order by transfer that replaces one', () => {
  /** Chooses sixteen licences. `account` is the account credit that an order by transfer may use. */
  async function chooseMoreLicences(account: Pick<Quote, 'balance' | 'credit_used' | 'amount_due'>) {
    const quote = sampleQuote({ kind: 'change', change: 185_420, total: 185_420, balance: 0, credit_used: 0 });
    const offered = { ...quote, transfer: { ...quote, ...account } };
    const answers = { ...planAnswers(), [`POST /tenants/${tenantId}/quotes`]: ok(offered, 201) };
    const opened = await openPage(changePlanPath, { answers });
    await fillIn(opened.user, await screen.findByLabelText('Licences'), '16');
    return opened;
  }

  it('asks for what is left after the money that was received for it', async () => {
    const { user } = await chooseMoreLicences({ balance: 10_000, credit_used: 10_000, amount_due: 175_420 });
    await waitFor(() => expect(side()).toContain('To pay now1.854,20 €'));
    await user.click(await screen.findByRole('radio', { name: /^Bank transfer/ }));
    await waitFor(() => expect(side()).toContain('Account credit−100,00 €To pay now1.754,20 €'));
    expect(screen.getByRole('button', { name: 'Order for 1.754,20\u00A0€' })).toBeDefined();
  });

  it('has nothing to pay if that covers all of it', async () => {
    const { user } = await chooseMoreLicences({ balance: 200_000, credit_used: 185_420, amount_due: 0 });
    await user.click(await screen.findByRole('radio', { name: /^Bank transfer/ }));
    expect(await screen.findByRole('button', { name: 'Change plan now' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /4444/ }));
    expect(await screen.findByRole('button', { name: 'Pay 1.854,20\u00A0€ now' })).toBeDefined();
  });
});
