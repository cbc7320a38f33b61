import { Type, type Static } from 'typebox';
import { draftText } from '../../../fields.schema';
import { named } from '../../../named.schema';

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

/** The sender of a courier's parcels. */
export type Sender = Static<typeof senderSchema>;
