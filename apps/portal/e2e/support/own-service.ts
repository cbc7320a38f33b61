import type { Page } from '@playwright/test';
import { newEmail, register, signIn } from './account';
import { test as base } from './journey';
import { startService, type RunningService } from './service';
import type { Words } from './words/words';

/** A service of its own, whose Administrator speaks the language of the project. */
export const test = base.extend<{ service: RunningService }>({
  service: async ({}, provide) => {
    const service = await startService();
    await provide(service);
    await service.stop();
  },
  serviceUrl: ({ service }, provide) => provide(service.url),
});

/** Registers the Administrator of a new service, and signs in. */
export async function signInAsAdministrator(page: Page, words: Words, { administratorLink }: RunningService) {
  const email = newEmail('vodja');
  const token = new URL(administratorLink).searchParams.get('administrator') ?? '';
  await register(page.request, words, email, { administrator_token: token });
  await signIn(page, email);
}
