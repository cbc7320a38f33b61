import { startService } from './service';
import { startServiceWithVendors } from './service-with-vendors';

/**
 * One service for all journeys: each uses an e-mail address and a company name of its own. Beside it another one, with
 * servers of its vendors, unless a database is named: then only journeys without them run.
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
