import fastifyPlugin from 'fastify-plugin';
import { InvalidInput, NotFound } from './errors';

/** Rejects text that PostgreSQL cannot store: NUL, and lone surrogates in JSON. */
export const rejectMalformedText = fastifyPlugin(async (app) => {
  app.addHook('preHandler', async ({ params, query, body }) => {
    if (illFormedFields(params).length > 0) throw new NotFound();
    const fields = [...illFormedFields(body), ...illFormedFields(query)];
    if (fields.length > 0) throw new InvalidInput(Object.fromEntries(fields.map((field) => [field, ['invalid']])));
  });
});

const isIllFormed = (text: string) => text.includes('\0') || !text.isWellFormed();

/** Paths of malformed values and names, such as `address.city`. Iterative, since JSON can be nested very deeply. */
function illFormedFields(input: unknown): string[] {
  const fields: string[] = [];
  const queue: [path: string, value: unknown][] = [['', input]];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && isIllFormed(value)) fields.push(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, entry] of Object.entries(value)) {
      const field = path === '' ? name : `${path}.${name}`;
      if (isIllFormed(name)) fields.push(field);
      else queue.push([field, entry]);
    }
  }
  return fields;
}
