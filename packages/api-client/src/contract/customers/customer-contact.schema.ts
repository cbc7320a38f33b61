import { Type, type Static } from 'typebox';
import { idSchema, text } from '../fields.schema';
import { choice, named } from '../named.schema';

/** Most contacts of one customer. */
export const maximumContacts = 100;

const typeSchema = choice('CustomerContactType', ['email', 'phone']);

/** A phone is E.164, such as `+38640512883`. */
const contact = { type: typeSchema, value: Type.String() };

export const customerContactSchema = named('CustomerContact', { id: idSchema, ...contact });

/** The contact that lists show. */
export const shownContactSchema = Type.Union([named('ShownContact', contact), Type.Null()]);

/** Contacts of an input, in their order. */
export const contactsInputSchema = Type.Array(
  named('CustomerContactInput', {
    /** Of the contact to change; null or omitted for a new one. */
    id: Type.Optional(Type.Union([idSchema, Type.Null()])),
    type: typeSchema,
    /** A phone without `+` is read as a number of the customer's country. */
    value: text(254),
  }),
  { maxItems: maximumContacts },
);

/** An e-mail or a phone of a customer. */
export type CustomerContact = Static<typeof customerContactSchema>;
/** A contact to save. */
export type CustomerContactInput = Static<typeof contactsInputSchema>[number];
