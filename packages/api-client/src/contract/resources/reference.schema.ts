import { Type, type Static } from 'typebox';
import { idSchema } from '../fields.schema';
import { named } from '../named.schema';

/** The records of one module that refer to a record. */
export const referenceGroupSchema = named('ReferenceGroup', {
  /** Module of the referring records, such as `customers`. */
  module: Type.String(),
  /** Records that a replacement would change. */
  uses: Type.Integer(),
  /** Records that keep what they were made with. */
  kept: Type.Integer(),
  /** The newest of them that the caller may see, at most ten. */
  records: Type.Array(
    named('ReferringRecord', {
      id: idSchema,
      title: Type.String(),
      subtitle: Type.Union([Type.String(), Type.Null()]),
      /** Address in the portal. */
      href: Type.String(),
    }),
  ),
});

/** The records of one module that refer to a record. */
export type ReferenceGroup = Static<typeof referenceGroupSchema>;
