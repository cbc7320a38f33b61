import { activeAccount, logIn } from './support/account';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/journey';

test('the help of the registration plays with captions and stays dismissed', async ({
  page,
  words,
  request,
  phone,
}) => {
  const videos: string[] = [];
  page.on('request', (asked) => {
    if (/\.(webm|vtt)$/.test(asked.url())) videos.push(asked.url());
  });
  await page.goto('/registration');
  const help = page.getByRole('region', { name: words.help.title });
  await expect(help).toBeVisible();
  expect(videos).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  if (phone) {
    for (const field of await page.locator('form').locator('input, select, button').all()) {
      await field.scrollIntoViewIfNeeded();
      const [below, top] = [await field.boundingBox(), (await help.boundingBox())?.y];
      expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(top ?? 0);
    }
  }

  await help.getByRole('button', { name: words.help.play }).click();
  const video = help.locator('video');
  await expect(video).toBeFocused();
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0.2);
  const player = await video.evaluate((shown: HTMLVideoElement) => ({
    size: [shown.videoWidth, shown.videoHeight],
    seconds: Math.round(shown.duration),
    shown: [...shown.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
    captions: shown.textTracks.length,
  }));
  expect(player).toEqual({ size: [960, 600], seconds: 44, shown: [words.language], captions: 2 });
  const sought = await video.evaluate(
    (shown: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        shown.addEventListener('seeked', () => resolve(shown.currentTime), { once: true });
        shown.currentTime = 30;
      }),
  );
  expect(Math.round(sought)).toBe(30);
  expect(videos.some((url) => url.endsWith('.webm'))).toBe(true);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('textbox', { name: words.field.fullName }).fill('Maja Kovač');
  await help.getByRole('button', { name: words.help.dismiss }).click();
  await expect(help).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: words.field.fullName })).toHaveValue('Maja Kovač');
  await page.reload();
  await expect(page.getByRole('heading', { name: words.registration.heading })).toBeVisible();
  await expect(help).toHaveCount(0);

  const email = await activeAccount(request, words, 'prvic');
  await page.goto('/login');
  await logIn(page, words, email);
  await expect(page).toHaveURL(/\/tenants$/);
  const visited = async () => (await (await page.request.get('/api/auth/user')).json()).visited_modules;
  await expect.poll(visited).toEqual(['registration']);

  if (phone) await page.getByRole('button', { name: words.shell.openNavigation }).click();
  await page.getByRole('button', { name: words.shell.logOut }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/registration');
  await expect(page.getByRole('heading', { name: words.registration.heading })).toBeVisible();
  await expect(help).toHaveCount(0);
});
