import { Type, type Static } from 'typebox';
import { draftText, idParams } from '../../fields.schema';
import { secretInput, secretRemoval, secretStateSchema, sectionHead, versioned } from './section.schema';
import { named } from '../../named.schema';

/** The couriers in the order in which they are shown. */
export const courierNames = ['posta_slovenije', 'gls', 'dpd'] as const;

/** A courier, as addresses and fields name it. */
export type CourierName = (typeof courierNames)[number];

/** The sender of a courier's parcels, if it is not the company. */
export const senderSchema = named('Sender', {
  /** The sender is not the company; the fields below apply only then. */
  separate: Type.Optional(Type.Boolean()),
  name: draftText(160),
  street: draftText(160),
  postal_code: draftText(16),
  city: draftText(100),
  country: draftText(2),
  email: draftText(254),
  phone_country_code: draftText(2),
  phone: draftText(32),
});

/** What every courier has. */
const courier = {
  /** Switched off it may stay incomplete. */
  enabled: Type.Optional(Type.Boolean()),
  username: draftText(120),
  /** The heaviest parcel that is handed over, in grams. */
  max_weight: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()])),
  sender: Type.Optional(senderSchema),
};

const postaSlovenije = named('PostaSlovenijeDraft', {
  ...courier,
  client_id: draftText(40),
  contract_id: draftText(40),
  branch_id: draftText(40),
  postal_id: draftText(40),
});
const gls = named('GlsDraft', { ...courier, client_number: draftText(16) });
const dpd = named('DpdDraft', courier);

/** The couriers as a draft keeps them: anything may still be missing. */
export const couriersDraftSchema = named('CouriersDraft', {
  posta_slovenije: Type.Optional(postaSlovenije),
  gls: Type.Optional(gls),
  dpd: Type.Optional(dpd),
});

const password = { password: secretInput(256), password_remove: secretRemoval };

/** Pošta Slovenije with the new password. */
export const postaSlovenijeInputSchema = named('PostaSlovenijeInput', { ...postaSlovenije.properties, ...password });
/** GLS with the new password. */
export const glsInputSchema = named('GlsInput', { ...gls.properties, ...password });

/** The couriers with the new passwords. */
export const couriersInputSchema = Type.Object({
  posta_slovenije: Type.Optional(postaSlovenijeInputSchema),
  gls: Type.Optional(glsInputSchema),
  dpd: Type.Optional(named('DpdInput', { ...dpd.properties, ...password })),
});

/** The couriers as they are kept. */
export const couriersSectionSchema = named('CouriersSection', {
  ...sectionHead,
  data: couriersDraftSchema,
  secrets: Type.Object({
    'posta_slovenije.password': secretStateSchema,
    'gls.password': secretStateSchema,
    'dpd.password': secretStateSchema,
  }),
});

/** The sender of a courier's parcels. */
export type Sender = Static<typeof senderSchema>;
/** The couriers as a draft keeps them. */
export type CouriersDraft = Static<typeof couriersDraftSchema>;
/** The couriers as they are saved, with the new passwords. */
export type CouriersInput = Static<typeof couriersInputSchema>;

/** What `saveCouriersEndpoint` takes and answers. */
export const saveCouriersSchema = {
  summary: 'Saves the couriers, also incomplete; 412 with the newer section if it has changed.',
  params: idParams,
  body: named('SaveCouriersInput', { ...couriersInputSchema.properties, ...versioned }),
  answers: { 200: couriersSectionSchema },
  errors: [409, 412],
} as const;
