import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createConnections } from '../../platform';
import { startService, reportStartupError } from '../../start-service';
import { dumpDatabase } from '../dump-database';
import { allowLocalPorts } from '../local-address-policy';
import { testCertificates } from '../test-certificates';
import { openHttpServer } from '../vendors/vendor-server';
import { openLocalVendors, type LocalVendors } from './local-vendors';

const resolveLocally = async (name: string) => (name.endsWith('.example.com') ? ['127.0.0.1'] : []);

/**
 * Starts the service and a control server: `/accounts` returns the vendor logins, `/dump` every database row by
 * table.
 */
async function startWithVendors({ accounts, environment, close }: LocalVendors): Promise<void> {
  const ports = [accounts.database, accounts.mailbox].flatMap((place) => (place === null ? [] : [place.port]));
  const { database } = await startService({
    environment: { ...process.env, ...environment },
    replaced: { connections: createConnections(allowLocalPorts(...ports), resolveLocally) },
    onClose: close,
  });
  const control = await openHttpServer((request, response) => {
    if (request.url === '/accounts') return response.end(JSON.stringify(accounts));
    return void dumpDatabase(database).then((dump) => response.end(JSON.stringify(Object.fromEntries(dump))));
  });
  process.stdout.write(`desk ${control.url}\n`);
}

/**
 * Starts the service with local vendors. Only its connections to user-entered hosts are replaced, since the real ones
 * never reach loopback. Prints the control server's URL when ready.
 */
async function startJourneyService(): Promise<void> {
  setDefaultCACertificates([...getCACertificates('default'), testCertificates.authority]);
  const vendors = await openLocalVendors();
  await startWithVendors(vendors).catch(async (error: unknown) => {
    await vendors.close();
    throw error;
  });
}

startJourneyService().catch(reportStartupError);
