import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalAccounts } from '@atrium/vitest-config/local-accounts';
import { packageFolder } from '../../platform';
import { glsAccount, openGlsServer } from '../../setup/couriers/gls/gls.stand-in';
import { openPostaServer, postaAccount } from '../../setup/couriers/posta-slovenije/posta-slovenije.stand-in';
import { canRunDovecot, dovecotAccount, openDovecot } from '../dovecot-server';
import { realPassword, realUsers } from '../real-database';
import { hasMariadb, startMariadb } from '../real-mariadb';
import { hasPostgresql, startPostgresql } from '../real-postgresql';
import { testCertificates } from '../test-certificates';
import { newsletterKeys, openNewsletterServer } from '../vendors/newsletter-server';
import { openViesServer } from '../vendors/vies-server';

/** Host name in the certificates of the local servers. */
const host = 'db.example.com';

export interface LocalVendors {
  readonly accounts: LocalAccounts;
  /** Environment variables with their URLs. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

async function openDatabase() {
  if (hasPostgresql) return { kind: 'postgresql', server: await startPostgresql() } as const;
  return hasMariadb ? ({ kind: 'mysql', server: await startMariadb() } as const) : null;
}

function readCertificate(): LocalAccounts['certificate'] {
  const path = join(packageFolder, 'src/platform/signing/pkcs12/test-data/aes.p12');
  const file = readFileSync(path).toString('base64');
  return { file, password: 'geslo-1', holder: 'Zelena dolina, d.o.o.', taxNumber: '10019880' };
}

/**
 * Starts every vendor of the wizard locally: couriers, newsletter provider, VIES, a real database and a real mailbox.
 */
export async function openLocalVendors(): Promise<LocalVendors> {
  const [posta, gls, newsletter, vies, database] = await Promise.all([
    openPostaServer(),
    openGlsServer(),
    openNewsletterServer(),
    openViesServer(),
    openDatabase(),
  ]);
  const mailbox = canRunDovecot ? await openDovecot() : null;
  const { authority } = testCertificates;
  const login = { host, database: 'crm', username: realUsers.owner, password: realPassword, authority };
  return {
    accounts: {
      database: database && { kind: database.kind, port: database.server.port, ...login },
      mailbox: mailbox && { host, port: mailbox.port, ...dovecotAccount },
      posta: postaAccount,
      gls: glsAccount,
      newsletter: newsletterKeys.brevo,
      certificate: readCertificate(),
    },
    environment: {
      POSTA_SLOVENIJE_URL: posta.url,
      GLS_URL: gls.url,
      MAILCHIMP_URL: newsletter.addresses.mailchimp,
      BREVO_URL: newsletter.addresses.brevo,
      MAILERLITE_URL: newsletter.addresses.mailerlite,
      VIES_URL: vies.url,
    },
    close: async () => {
      const opened = [posta, gls, newsletter, vies].map((server) => server.close());
      await Promise.all([...opened, database?.server.stop(), mailbox?.stop()]);
    },
  };
}
