import { startService } from './service';

/** One service for all journeys: each uses an e-mail address and a company name of its own. */
export default async function startSharedService() {
  const databaseUrl = process.env['JOURNEY_DATABASE_URL'];
  const service = await startService(databaseUrl ? { environment: { DATABASE_URL: databaseUrl } } : {});
  process.env['JOURNEY_URL'] = service.url;
  return service.stop;
}
