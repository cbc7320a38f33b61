import fastifyPlugin from 'fastify-plugin';
import { InvalidInput, NotFound } from './errors';

/** Refuses text that cannot be stored: PostgreSQL takes no NUL, and its JSON no half of a surrogate pair. */
export const refuseIllFormedText = fastifyPlugin(async (app) => {
  app.addHook('preHandler', async ({ params, query, body }) => {
    if (illFormedFields(params).length > 0) throw new NotFound();
    const fields = [...illFormedFields(body), ...illFormedFields(query)];
    if (fields.length > 0) throw new InvalidInput(Object.fromEntries(fields.map((field) => [field, ['invalid']])));
  });
});

const isIllFormed = (text: string) => text.includes('\0') || !text.isWellFormed();

/** Paths of ill-formed texts and names, as `address.city`. Walks without recursion: JSON may be nested very deeply. */
function illFormedFields(input: unknown): string[] {
  const fields: string[] = [];
  const rest: [path: string, value: unknown][] = [['', input]];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && isIllFormed(value)) fields.push(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, entry] of Object.entries(value)) {
      const field = path === '' ? name : `${path}.${name}`;
      if (isIllFormed(name)) fields.push(field);
      else rest.push([field, entry]);
    }
  }
  return fields;
}
