import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, startService, type RunningService, type ServiceOptions } from './service';

/** A seller that also takes bank transfers. */
const seller = {
  PAYMENTS: 'sandbox,bank_transfer',
  SELLER_NAME: 'Prodajalec, d.o.o.',
  SELLER_STREET: 'Vzorčna ulica 1',
  SELLER_POSTAL_CODE: '1000',
  SELLER_CITY: 'Ljubljana',
  SELLER_VAT_NUMBER: 'SI12345679',
  SELLER_REGISTER: 'Okrožno sodišče v Ljubljani',
  SELLER_REGISTRATION_NUMBER: '1234567000',
  SELLER_SHARE_CAPITAL: '7500,00',
  SELLER_IBAN: 'SI56263300012039086',
};

/** A service that sells, and lives some days ago; 0 is today. */
export function startSellerInPast(daysAgo: number, options: ServiceOptions): Promise<RunningService> {
  const clock = pathToFileURL(join(root, 'tooling/commands/shifted-clock.mjs')).href;
  const past = { NODE_OPTIONS: `--import ${clock}`, CLOCK_SHIFT_DAYS: String(-daysAgo) };
  return startService({ ...options, environment: { ...seller, ...(daysAgo === 0 ? {} : past) } });
}
