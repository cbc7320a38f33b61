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
});
