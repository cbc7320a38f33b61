import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, Forbidden } from '../http/errors';
import type { Properties, PropertyName } from './properties';
import { childOf, davSpace, isDav, readXml, type XmlElement } from './read-xml';
import { elementOf } from './write-xml';
import { type MultistatusEntry, sendMultistatus } from './send-multistatus';

/** A file or folder about which a program may ask. */
export interface Described {
  readonly href: string;
  readonly properties: Properties;
}

/**
 * Answers PROPFIND about the addressed file or folder and, at depth 1, what it contains.
 *
 * @throws Forbidden for depth infinity, which is also the default
 */
export async function findProperties(
  request: FastifyRequest,
  reply: FastifyReply,
  [addressed, ...contained]: readonly [Described, ...Described[]],
) {
  const { depth } = request.headers;
  if (depth !== '0' && depth !== '1') throw new Forbidden();
  const asked = readQuestion(await readXml(request.raw));
  const described = depth === '0' ? [addressed] : [addressed, ...contained];
  return sendMultistatus(
    reply,
    described.map((one) => answer(one, asked)),
  );
}

type Question = 'values' | 'names' | readonly PropertyName[];

function readQuestion(body: XmlElement | null): Question {
  if (body === null) return 'values';
  if (!isDav(body, 'propfind')) throw new DomainError(400, 'malformed_request');
  if (childOf(body, 'propname') !== undefined) return 'names';
  const prop = childOf(body, 'prop');
  if (prop !== undefined) return prop.children;
  if (childOf(body, 'allprop') === undefined) throw new DomainError(400, 'malformed_request');
  return 'values';
}

function answer({ href, properties }: Described, asked: Question): MultistatusEntry {
  const element = (name: string) => elementOf({ space: davSpace, name }, asked === 'names' ? '' : properties[name]);
  if (typeof asked === 'string')
    return { href, groups: [{ status: 200, properties: Object.keys(properties).map(element) }] };
  const isKnown = ({ space, name }: PropertyName) => space === davSpace && Object.hasOwn(properties, name);
  return {
    href,
    groups: [
      { status: 200, properties: asked.filter(isKnown).map(({ name }) => element(name)) },
      { status: 404, properties: asked.filter((one) => !isKnown(one)).map((one) => elementOf(one)) },
    ],
  };
}
