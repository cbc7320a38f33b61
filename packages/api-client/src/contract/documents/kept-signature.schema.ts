import { Type, type Static } from 'typebox';
import { named } from '../named.schema';
import { signaturePictureSchema } from './signing.schema';

export const keptSignatureSchema = named('KeptSignature', {
  /** A PNG of the signature alone, without name and date; null without one. */
  picture: Type.Union([signaturePictureSchema, Type.Null()]),
});
/** The signature picture that an account keeps for the next document. */
export type KeptSignature = Static<typeof keptSignatureSchema>;

/** Response of `readKeptSignatureEndpoint`. */
export const readKeptSignatureSchema = {
  summary: 'Returns the signature picture that the caller keeps. Nobody else can read it.',
  answers: { 200: keptSignatureSchema },
} as const;
/** Request and response of `keepSignatureEndpoint`. */
export const keepSignatureSchema = {
  summary: 'Keeps a signature picture of the caller, encrypted, in place of an earlier one.',
  body: named('KeepSignatureInput', { picture: signaturePictureSchema }),
  answers: { 200: keptSignatureSchema },
} as const;
/** Response of `deleteKeptSignatureEndpoint`. */
export const deleteKeptSignatureSchema = {
  summary: 'Deletes the signature picture that the caller keeps.',
  answers: { 200: keptSignatureSchema },
} as const;
