import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createConnections } from '../../platform';
import { startService, reportStartupError } from '../../start-service';
import { dumpDatabase } from '../dump-database';
import { admittingLocal } from '../exact-places';
import { testCertificates } from '../test-certificates';
import { openHttpServer } from '../vendors/vendor-server';
import { openLocalVendors, type LocalVendors } from './local-vendors';

const resolveLocally = async (name: string) => (name.endsWith('.example.com') ? ['127.0.0.1'] : []);

/** A desk beside the service: `/accounts` is what to type, `/dump` every row of the database by its table. */
async function startAmong({ accounts, environment, close }: LocalVendors): Promise<void> {
  const ports = [accounts.database, accounts.mailbox].flatMap((place) => (place === null ? [] : [place.port]));
  const { database } = await startService({
    environment: { ...process.env, ...environment },
    replaced: { connections: createConnections(admittingLocal(...ports), resolveLocally) },
    onClose: close,
  });
  const desk = await openHttpServer((request, response) => {
    if (request.url === '/accounts') return response.end(JSON.stringify(accounts));
    return void dumpDatabase(database).then((dump) => response.end(JSON.stringify(Object.fromEntries(dump))));
  });
  process.stdout.write(`desk ${desk.url}\n`);
}

/**
 * The service as it is started, among its vendors on this machine; of its parts only the way to hosts that people name is
 * another one, since the real one never goes to this machine. It prints the address of a desk when it is ready.
 */
async function startJourneyService(): Promise<void> {
  setDefaultCACertificates([...getCACertificates('default'), testCertificates.authority]);
  const vendors = await openLocalVendors();
  await startAmong(vendors).catch(async (error: unknown) => {
    await vendors.close();
    throw error;
  });
}

startJourneyService().catch(reportStartupError);
