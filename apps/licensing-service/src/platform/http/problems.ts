import type { Problem } from '@atrium/api-client/contract';
import { FormError } from '@atrium/api-client/contract/schemas';
import { textOfMessage } from '@atrium/validators/texts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { databaseErrorOf } from '../database/database-errors';
import { isDiskFull } from '../files/disk-full';
import { FileUnreadable } from '../files/file-unreadable';
import { describeError } from '../log';
import { findText } from '../texts/text-of';
import { fillText, type Language, texts } from '../texts/texts';
import { EnvelopeError } from '../secrets/envelope-error';
import { Conflict, DomainError, type FieldProblem, InvalidInput } from './errors';

/** Turns every error into a problem response (RFC 9457) with `message` and `errors` added. */
export const problems = fastifyPlugin(async (app) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const domainError = toDomainError(error);
    if (domainError.status >= 500) request.log.error(describeError(error), 'request failed');
    return sendProblem(request, reply, domainError);
  });
});

function sendProblem(request: FastifyRequest, reply: FastifyReply, domainError: DomainError): FastifyReply {
  reply.headers(domainError.headers);
  return send(reply, { ...domainError.extension, ...problemOf(domainError, request.caller.language, request.id) });
}

/** Answers a URL so malformed that Fastify ran no hooks. */
export function sendMalformedUrl(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('cache-control', 'no-store');
  return send(reply, problemOf(new DomainError(400, 'malformed_request'), 'en', request.id));
}

function send(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem);
}

function problemOf(domainError: DomainError, language: Language, requestId: string): Problem {
  const textIn = (shown: Language) => findText(shown, `errors.${domainError.code}`, domainError.values) ?? '';
  const message = textIn(language);
  return {
    type: 'about:blank',
    title: textIn('en'),
    status: domainError.status,
    detail: message,
    code: domainError.code,
    message,
    ...(domainError.status === 422 ? { errors: fieldMessages(domainError, language) } : {}),
    request_id: requestId,
  };
}

function fieldMessages(error: DomainError, language: Language): Record<string, string[]> {
  const fields = error instanceof InvalidInput ? error.fields : {};
  const messages = Object.entries(fields).map(([field, list]) => [
    field,
    list.map((problem) => fieldMessage(problem, language)),
  ]);
  return Object.fromEntries(messages);
}

/** The message of a field in a language. */
export function fieldMessage(problem: FieldProblem, language: Language): string {
  if (typeof problem === 'object' && 'message' in problem) return textOfMessage(problem.message, language);
  if (typeof problem === 'object' && 'texts' in problem) return problem.texts[language];
  const { key, values } = typeof problem === 'string' ? { key: problem, values: {} } : problem;
  return fillText(texts[language].fields[key], values);
}

function toDomainError(error: FastifyError): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof FormError) return new DomainError(400, 'malformed_request');
  if (error instanceof EnvelopeError) return new Conflict('secret_unreadable');
  if (error instanceof FileUnreadable) return new DomainError(500, 'file_unreadable', { cause: error });
  const fromDatabase = databaseErrorOf(error);
  if (fromDatabase !== null) return fromDatabase;
  if (isDiskFull(error)) return new DomainError(507, 'storage_full');
  switch (error.statusCode) {
    case 400:
      return new DomainError(400, 'malformed_request');
    case 412:
      return new DomainError(412, 'precondition_failed');
    case 413:
      return new DomainError(413, 'body_too_large');
    case 415:
      return new DomainError(415, 'unsupported_media_type');
    case 416:
      return new DomainError(416, 'range_not_satisfiable');
    default:
      return new DomainError(500, 'unexpected');
  }
}
