import { gatewayNames, gatewaysAmong } from '@atrium/api-client/contract/schemas';
import { StartupError } from '../startup-error';
import { listOf, readGateway, type GatewaySettings } from './gateway-settings';
import type { Seller } from './seller';
import type { PaymentKind, Settings } from './settings';

type Read = (name: string) => string | null;

const kinds: readonly PaymentKind[] = [...gatewayNames, 'bank_transfer'];

/** Reads the payment methods, and the settings of the gateways among them. */
export function readPayments(
  read: Read,
  seller: Seller | null,
  declared: readonly GatewaySettings[],
): Pick<Settings, 'payments' | 'gateways'> {
  const names = listOf(read('PAYMENTS') ?? 'sandbox');
  const payments = [...new Set(names)].map((name) => kindOf(name));
  if (payments.includes('bank_transfer') && (seller?.iban ?? null) === null) {
    throw new StartupError('PAYMENTS=bank_transfer needs SELLER_IBAN, the account that customers pay to.');
  }
  const enabled = declared.filter(({ name }) => names.includes(name));
  const gateways = Object.fromEntries(enabled.map((settings) => [settings.name, readGateway(read, settings)]));
  const real = gatewaysAmong(payments).find(({ movesMoney }) => movesMoney);
  if (real !== undefined && seller === null) {
    throw new StartupError(`PAYMENTS=${real.name} needs SELLER_NAME and the other SELLER_ settings for invoices.`);
  }
  return { payments, gateways };
}

function kindOf(name: string): PaymentKind {
  const kind = kinds.find((known) => known === name);
  if (kind === undefined) throw new StartupError(`PAYMENTS must hold ${kinds.join(', ')}, not "${name}".`);
  return kind;
}
