import { Type, type TObject } from 'typebox';
import { draftText } from '../../../fields.schema';
import { named } from '../../../named.schema';
import { secretInput, secretRemoval } from '../section.schema';
import type { Courier } from './courier';
import type { CourierFieldName } from './couriers';
import { senderSchema } from './sender.schema';

/** Fields of every courier, except its account. */
const shared = {
  /** May be incomplete while it is disabled. */
  enabled: Type.Optional(Type.Boolean()),
  /** Maximum weight of a parcel, in grams. */
  max_weight: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()])),
  sender: Type.Optional(senderSchema),
};

type DraftProperties<C extends Courier> = typeof shared & {
  [Field in Exclude<CourierFieldName<C>, CourierFieldName<C, 'secret'>>]: ReturnType<typeof draftText>;
};

type InputProperties<C extends Courier> = DraftProperties<C> & {
  [Field in CourierFieldName<C, 'secret'>]: ReturnType<typeof secretInput>;
} & { [Field in CourierFieldName<C, 'secret'> as `${Field}_remove`]: typeof secretRemoval };

/** A courier as a draft stores it. */
export type CourierDraftSchema<C extends Courier> = TObject<DraftProperties<C>>;

/** Input of a courier, with new secrets. */
export type CourierInputSchema<C extends Courier> = TObject<InputProperties<C>>;

/** Converts `posta_slovenije` to `PostaSlovenije` for type names. */
export const courierTypeName = (name: string): string =>
  name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

function draftProperties<C extends Courier>({ fields }: C): DraftProperties<C> {
  const account = Object.entries(fields).flatMap(([field, { type, maxLength }]) =>
    type === 'secret' ? [] : [[field, draftText(maxLength)]],
  );
  return { ...shared, ...Object.fromEntries(account) } as DraftProperties<C>;
}

/** Creates the schema of a courier's draft from its declaration. */
export const courierDraftSchema = <C extends Courier>(name: string, courier: C): CourierDraftSchema<C> =>
  named(`${courierTypeName(name)}Draft`, draftProperties(courier));

/** Creates the schema of a courier's input from its declaration. */
export function courierInputSchema<C extends Courier>(name: string, courier: C): CourierInputSchema<C> {
  const secrets = Object.entries(courier.fields).flatMap(([field, { type, maxLength }]) =>
    type === 'secret'
      ? [
          [field, secretInput(maxLength)],
          [`${field}_remove`, secretRemoval],
        ]
      : [],
  );
  const properties = { ...draftProperties(courier), ...Object.fromEntries(secrets) } as InputProperties<C>;
  return named(`${courierTypeName(name)}Input`, properties);
}
