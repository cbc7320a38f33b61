import {
  deleteKeptSignatureEndpoint,
  keepSignatureEndpoint,
  readKeptSignatureEndpoint,
} from '@atrium/api-client/contract';
import {
  deleteKeptSignatureSchema,
  keepSignatureSchema,
  readKeptSignatureSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../platform';
import { deleteKeptSignature, keepSignature, readKeptSignature } from './accounts/signature/kept-signature.service';
import type { IdentityDependencies } from './dependencies';

/** Routes of the signature picture that an account keeps. */
export function signatureRoutes(app: FastifyInstance, dependencies: IdentityDependencies): void {
  route(app, readKeptSignatureEndpoint, readKeptSignatureSchema, (call) => readKeptSignature(dependencies, call));
  route(app, keepSignatureEndpoint, keepSignatureSchema, (call) => keepSignature(dependencies, call, call.body));
  route(app, deleteKeptSignatureEndpoint, deleteKeptSignatureSchema, (call) => deleteKeptSignature(dependencies, call));
}
