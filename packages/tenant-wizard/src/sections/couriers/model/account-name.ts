import { couriers, type CourierName, type CouriersDraft } from '@atrium/api-client/contract/couriers';

/** The login of the account with a courier, or its first field. */
export function accountNameOf(name: CourierName, draft: CouriersDraft): string | null | undefined {
  const { fields } = couriers[name];
  const names = Object.keys(fields);
  const field = names.find((one) => fields[one]?.type === 'login') ?? names[0] ?? '';
  return ({ ...draft[name] } as Readonly<Record<string, string | null | undefined>>)[field];
}
