import { Type, type Static, type TObject, type TOptional, type TSchema } from 'typebox';
import { idParams } from '../../../fields.schema';
import { named } from '../../../named.schema';
import { secretStateSchema, sectionHead, versioned } from '../section.schema';
import {
  courierDraftSchema,
  courierInputSchema,
  type CourierDraftSchema,
  type CourierInputSchema,
} from './courier.schema';
import {
  courierNames,
  couriers,
  courierSecrets,
  type CourierName,
  type CourierOf,
  type CourierSecret,
} from './couriers';
import type { Courier } from './courier';

const byName = (schemaOf: (name: string, courier: Courier) => TSchema) =>
  Object.fromEntries(courierNames.map((name) => [name, schemaOf(name, couriers[name])]));

/** Input schema of each courier, with new secrets. */
export const courierInputSchemas = byName(courierInputSchema) as {
  readonly [Name in CourierName]: CourierInputSchema<CourierOf<Name>>;
};

/** The couriers of a draft; every field may be missing. */
export const couriersDraftSchema: TObject<{
  [Name in CourierName]: TOptional<CourierDraftSchema<CourierOf<Name>>>;
}> = named(
  'CouriersDraft',
  byName((name, courier) => Type.Optional(courierDraftSchema(name, courier))) as {
    [Name in CourierName]: TOptional<CourierDraftSchema<CourierOf<Name>>>;
  },
);

/** Input of the couriers, with new secrets. */
export const couriersInputSchema = Type.Object(
  Object.fromEntries(courierNames.map((name) => [name, Type.Optional(courierInputSchemas[name])])) as {
    [Name in CourierName]: TOptional<CourierInputSchema<CourierOf<Name>>>;
  },
);

/** Stored couriers. */
export const couriersSectionSchema = named('CouriersSection', {
  ...sectionHead,
  data: couriersDraftSchema,
  secrets: Type.Object(
    Object.fromEntries(courierSecrets.map((path) => [path, secretStateSchema])) as {
      [Path in CourierSecret]: typeof secretStateSchema;
    },
  ),
});

/** The couriers of a draft. */
export type CouriersDraft = Static<typeof couriersDraftSchema>;
/** Input of the couriers, with new secrets. */
export type CouriersInput = Static<typeof couriersInputSchema>;

/** Request and response of `saveCouriersEndpoint`. */
export const saveCouriersSchema = {
  summary: 'Saves the couriers, also incomplete; 412 with the newer section if it has changed.',
  params: idParams,
  body: named('SaveCouriersInput', { ...couriersInputSchema.properties, ...versioned }),
  answers: { 200: couriersSectionSchema },
  errors: [409, 412],
} as const;
