import { activeAccount, signIn } from './support/account';
import { expect, expectAccessible, test } from './support/journey';

test('a page that is offline says so, repeats no request, and continues once online', async ({
  page,
  words,
  request,
  context,
}) => {
  const email = await activeAccount(request, words, 'brezmreze');
  await signIn(page, email);
  await page.goto('/settings');
  const name = page.getByRole('textbox', { name: words.field.fullName });
  await name.fill('Maja Brezmrežna');
  const sent: string[] = [];
  page.on('request', (one) => one.url().includes('/api/auth/update/') && sent.push(one.method()));

  await context.setOffline(true);
  await expect(page.getByText(words.shell.offline)).toBeVisible();
  await expect(page.getByText(email)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: words.shell.saveAccount }).click();
  await expect(page.getByText(words.shell.noConnection)).toBeVisible();
  expect(sent).toEqual(['POST']);

  const answered = page.waitForResponse((one) => one.url().includes('/api/health/ready') && one.ok());
  await context.setOffline(false);
  await answered;
  await expect(page.getByText(words.shell.offline)).toHaveCount(0);
  await expect(name).toHaveValue('Maja Brezmrežna');
  expect(sent).toEqual(['POST']);
  await page.getByRole('button', { name: words.shell.saveAccount }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
});
