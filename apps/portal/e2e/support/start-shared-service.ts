import { startService } from './service';
import { startServiceWithVendors } from './service-with-vendors';

/**
 * Starts one service for all journeys, which use unique e-mail addresses and company names, and a second one with
 * stand-ins of its vendors. With a given database, only journeys without vendors run.
 */
export default async function startSharedServices() {
  const databaseUrl = process.env['JOURNEY_DATABASE_URL'];
  if (databaseUrl) {
    const service = await startService({ environment: { DATABASE_URL: databaseUrl } });
    process.env['JOURNEY_URL'] = service.url;
    return service.stop;
  }
  const [service, { stop, ...withVendors }] = await Promise.all([startService(), startServiceWithVendors()]);
  process.env['JOURNEY_URL'] = service.url;
  process.env['JOURNEY_WITH_VENDORS'] = JSON.stringify(withVendors);
  return async () => {
    await Promise.all([service.stop(), stop()]);
  };
}
