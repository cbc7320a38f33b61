import { Type } from 'typebox';
import { choice, named } from './named.schema';

/** A UUIDv7 made by the service. */
export const idSchema = Type.String({ format: 'uuid' });

/** An instant in UTC, ISO 8601 with milliseconds. */
export const instantSchema = Type.String({ format: 'date-time' });

/** The languages of the product. */
export const languageSchema = choice('Language', ['en', 'sl']);

/** A person named in a record. */
export const personSchema = named('Person', { id: idSchema, full_name: Type.String() });

/** A token from a link: 32 random bytes as base64url. */
export const tokenSchema = Type.String({ minLength: 1, maxLength: 128 });

export const idParams = Type.Object({ id: idSchema });

/** Mark of a text from which the service takes the blanks around it; a password has none. */
export const trimmed = 'x-trimmed';

/** A value typed by a person; trimmed by the service, refused where it is empty. */
export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength, [trimmed]: true });

/** A value a draft may still leave empty. */
export const draftText = (maxLength: number) =>
  Type.Optional(Type.Union([Type.String({ maxLength, [trimmed]: true }), Type.Null()]));

export const messageSchema = named('Message', { message: Type.String() });

/** A file instead of JSON; a browser reads it as a blob. */
export const fileSchema = Type.Unsafe<Blob>({ type: 'string', format: 'binary' });
