import { readFileSync } from 'node:fs';
import type { LocalAccounts } from '@atrium/vitest-config/local-accounts';
import type { ServiceWithVendors } from './service-with-vendors';

/** The service with stand-ins of its vendors, started by the setup of this run. */
export function serviceWithVendors(): ServiceWithVendors {
  return JSON.parse(process.env['JOURNEY_WITH_VENDORS'] ?? '{}') as ServiceWithVendors;
}

async function callControlServer(path: string): Promise<unknown> {
  return (await fetch(`${serviceWithVendors().desk}${path}`)).json();
}

export const localAccounts = () => callControlServer('/accounts') as Promise<LocalAccounts>;

/** Every row of every table, by table. */
export const databaseDump = () => callControlServer('/dump') as Promise<Readonly<Record<string, string>>>;

export const serviceOutput = () => readFileSync(serviceWithVendors().outputFile, 'utf8');
