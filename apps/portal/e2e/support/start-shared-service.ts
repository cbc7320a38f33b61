import { request } from '@playwright/test';
import { newEmail, register } from './account';
import { startService, type RunningService } from './service';
import { startServiceWithVendors } from './service-with-vendors';
import { wordsOf } from './words/words-of';

/** Registers the first Administrator, and returns its e-mail address. */
async function registerAdministrator({ url, administratorLink }: RunningService): Promise<string> {
  const email = newEmail('skrbnica');
  const api = await request.newContext({ baseURL: url });
  const token = new URL(administratorLink).searchParams.get('administrator') ?? '';
  await register(api, wordsOf('en-GB'), email, { administrator_token: token });
  await api.dispose();
  return email;
}

/**
 * Starts one service for all journeys, which use unique e-mail addresses and company names, and a second one with
 * stand-ins of its vendors. The first one uses the database of `JOURNEY_DATABASE_URL`, or else PGlite like the second.
 */
export default async function startSharedServices() {
  const databaseUrl = process.env['JOURNEY_DATABASE_URL'];
  const environment = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const [service, { stop, ...withVendors }] = await Promise.all([
    startService({ environment }),
    startServiceWithVendors(),
  ]);
  process.env['JOURNEY_URL'] = service.url;
  process.env['JOURNEY_ADMINISTRATOR'] = await registerAdministrator(service);
  process.env['JOURNEY_WITH_VENDORS'] = JSON.stringify(withVendors);
  return async () => {
    await Promise.all([service.stop(), stop()]);
  };
}
