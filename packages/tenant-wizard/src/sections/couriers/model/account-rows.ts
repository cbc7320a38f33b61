import { couriers, type CourierFieldType, type CourierName } from '@atrium/api-client/contract/couriers';

export interface AccountRowField {
  readonly field: string;
  readonly type: CourierFieldType;
}

/** The account fields in rows: two ids share a row, every other field has its own. */
export function accountRows(name: CourierName): readonly (readonly AccountRowField[])[] {
  const rows: AccountRowField[][] = [];
  for (const [field, { type }] of Object.entries(couriers[name].fields)) {
    const row = rows.at(-1);
    if (type === 'id' && row?.length === 1 && row[0]?.type === 'id') row.push({ field, type });
    else rows.push([{ field, type }]);
  }
  return rows;
}
