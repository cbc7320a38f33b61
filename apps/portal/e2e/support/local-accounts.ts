import { readFileSync } from 'node:fs';
import type { ServiceWithVendors } from './service-with-vendors';

/** What to type so that the vendors of this machine know it. */
export interface LocalAccounts {
  /** Null where there is no database server. */
  readonly database: {
    readonly kind: 'postgresql' | 'mysql';
    readonly host: string;
    readonly port: number;
    readonly database: string;
    readonly username: string;
    readonly password: string;
    readonly authority: string;
  } | null;
  /** Null where there is no mail server. */
  readonly mailbox: {
    readonly host: string;
    readonly port: number;
    readonly username: string;
    readonly password: string;
  } | null;
  readonly posta: {
    readonly clientId: string;
    readonly contractId: string;
    readonly branchId: string;
    readonly postalId: string;
  };
  readonly gls: { readonly username: string; readonly password: string; readonly clientNumber: string };
  readonly newsletter: string;
  readonly certificate: {
    readonly file: string;
    readonly password: string;
    readonly holder: string;
    readonly taxNumber: string;
  };
}

/** The service with its vendors, as the setup of this run has started it. */
export function serviceWithVendors(): ServiceWithVendors {
  return JSON.parse(process.env['JOURNEY_WITH_VENDORS'] ?? '{}') as ServiceWithVendors;
}

async function askDesk(path: string): Promise<unknown> {
  return (await fetch(`${serviceWithVendors().desk}${path}`)).json();
}

export const localAccounts = () => askDesk('/accounts') as Promise<LocalAccounts>;

/** Every row of every table, by table. */
export const databaseDump = () => askDesk('/dump') as Promise<Readonly<Record<string, string>>>;

export const serviceOutput = () => readFileSync(serviceWithVendors().outputFile, 'utf8');
