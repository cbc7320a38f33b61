import type { FastifyRequest } from 'fastify';
import type { Language } from '../texts/texts';

/** The signed-in user with the permissions of all active roles. */
export interface SessionUser {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly language: Language;
  /** Rows per page of a list; null for the default. */
  readonly perPage: number | null;
  readonly permissions: readonly string[];
  readonly isAdministrator: boolean;
}

/** The caller, their IP address and the language of the response. */
export interface Caller {
  readonly user: SessionUser | null;
  readonly sessionId: string | null;
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    readonly caller: Caller;
  }
}

export function anonymousCaller(request: FastifyRequest, language: Language): Caller {
  return {
    user: null,
    sessionId: null,
    language,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 512),
    requestId: request.id,
  };
}
