import fastify from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app';
import { registerRoute } from './route';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly format?: string;
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
}

/** Places where a response could contain undeclared members. */
function openPlaces(schema: Schema, path: string): string[] {
  const { type, const: only, additionalProperties, anyOf, items, properties, patternProperties } = schema;
  if (anyOf !== undefined) return anyOf.flatMap((choice) => openPlaces(choice, path));
  if (only !== undefined || (type !== undefined && type !== 'object' && type !== 'array')) return [];
  if (type === 'array') return items === undefined ? [path] : openPlaces(items, `${path}[]`);
  const isNamed = properties !== undefined || patternProperties !== undefined;
  const inside = Object.entries({ ...properties, ...patternProperties });
  return [
    ...(isNamed && (additionalProperties === undefined || additionalProperties === false) ? [] : [path]),
    ...inside.flatMap(([name, member]) => openPlaces(member, `${path}.${name}`)),
  ];
}

function namesIn({ anyOf = [], items, properties = {} }: Schema): string[] {
  const inside = [...anyOf, ...(items === undefined ? [] : [items]), ...Object.values(properties)];
  return [...Object.keys(properties), ...inside.flatMap(namesIn)];
}

describe('response schemas', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await buildTestApp();
  });
  afterAll(() => service.close());

  const answers = () =>
    service.app.routeTable.flatMap(({ endpoint, schema }) =>
      Object.entries(schema.answers).map(([status, answer]) => ({
        name: `${endpoint.id} ${status}`,
        answer: answer as Schema,
      })),
    );

  it('declare every member on every route', () => {
    expect(answers().length).toBeGreaterThan(90);
    expect(answers().flatMap(({ name, answer }) => openPlaces(answer, name))).toEqual([]);
  });

  it('declare no member for hashes, ciphertexts or keys', () => {
    const stored = /hash|envelope|cipher|wrapped|(^|_)salt|private_key|secret_key/;
    const names = answers().flatMap(({ name, answer }) => namesIn(answer).map((member) => `${name} ${member}`));
    expect(names.filter((name) => stored.test(name))).toEqual([]);
  });

  it('drop undeclared members at any depth', async () => {
    const schema = {
      summary: 'People.',
      answers: { 200: Type.Object({ people: Type.Array(Type.Object({ name: Type.String() })) }) },
    } as const;
    const endpoint = {
      id: 'people',
      method: 'GET',
      path: '/people',
      access: { kind: 'public' },
      csrf: 'none',
    } as const;
    const stored = { name: 'Ana', password_hash: '$argon2id$' };
    const app = fastify();
    app.decorate('routeTable', []);
    registerRoute<typeof schema>(app, endpoint, schema, { respond: async () => ({ people: [stored], stored }) });
    const answer = await app.inject({ url: '/api/people' });
    await app.close();
    expect(answer.json()).toEqual({ people: [{ name: 'Ana' }] });
  });
});
