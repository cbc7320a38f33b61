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

/** Each courier with its new secrets. */
export const courierInputSchemas = byName(courierInputSchema) as {
  readonly [Name in CourierName]: CourierInputSchema<CourierOf<Name>>;
};

/** The couriers as a draft keeps them: anything may still be missing. */
export const couriersDraftSchema: TObject<{
  [Name in CourierName]: TOptional<CourierDraftSchema<CourierOf<Name>>>;
}> = named(
  'CouriersDraft',
  byName((name, courier) => Type.Optional(courierDraftSchema(name, courier))) as {
    [Name in CourierName]: TOptional<CourierDraftSchema<CourierOf<Name>>>;
  },
);

/** The couriers with the new secrets. */
export const couriersInputSchema = Type.Object(
  Object.fromEntries(courierNames.map((name) => [name, Type.Optional(courierInputSchemas[name])])) as {
    [Name in CourierName]: TOptional<CourierInputSchema<CourierOf<Name>>>;
  },
);

/** The couriers as they are kept. */
export const couriersSectionSchema = named('CouriersSection', {
  ...sectionHead,
  data: couriersDraftSchema,
  secrets: Type.Object(
    Object.fromEntries(courierSecrets.map((path) => [path, secretStateSchema])) as {
      [Path in CourierSecret]: typeof secretStateSchema;
    },
  ),
});

/** The couriers as a draft keeps them. */
export type CouriersDraft = Static<typeof couriersDraftSchema>;
/** The couriers as they are saved, with the new secrets. */
export type CouriersInput = Static<typeof couriersInputSchema>;

/** What `saveCouriersEndpoint` takes and answers. */
export const saveCouriersSchema = {
  summary: 'Saves the couriers, also incomplete; 412 with the newer section if it has changed.',
  params: idParams,
  body: named('SaveCouriersInput', { ...couriersInputSchema.properties, ...versioned }),
  answers: { 200: couriersSectionSchema },
  errors: [409, 412],
} as const;
