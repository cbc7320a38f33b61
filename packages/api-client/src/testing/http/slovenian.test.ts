// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loginEndpoint, requestResetEndpoint } from '../../contract';
import { createApiClient } from '../../http/api-client';
import { createFakeService } from '../fake-service';
import { inLanguage } from './slovenian';

const folder = join(import.meta.dirname, '..');
const sources = globSync('*/*.ts', { cwd: folder }).filter(
  (name) => !/\.test\.|^(contract-cases|samples|stub)|slovenian|send-mail|documents/.test(name),
);
const sentence = /'([A-Z][^'\n]* [^'\n]*[.?])'/g;
const sentences = sources.flatMap((name) =>
  [...readFileSync(join(folder, name), 'utf8').matchAll(sentence)].map(([, text = '']) => text),
);
/** Thrown in tests, or names in samples: never shown. */
const notSaid = new Set(['A service has a price list.', 'Zelena dolina d.o.o.']);
const said = [...new Set(sentences)].filter((text) => !notSaid.has(text));

describe('the fake service in Slovenian', () => {
  it.each(said)('translates "%s"', (text) => {
    expect(inLanguage('sl', { message: text })).not.toEqual({ message: text });
  });

  const client = (language: string) => createApiClient({ ...createFakeService(), language });
  const wrong = { body: { email: 'ana@example.si', password: 'narobe-1' } };

  it('translates the field errors and the message of a rejected login', async () => {
    await expect(client('sl').call(loginEndpoint, wrong)).rejects.toMatchObject({
      message: 'Vneseni podatki niso veljavni.',
      fields: { email: ['E-poštni naslov ali geslo ni pravilno.'] },
    });
    await expect(client('en').call(loginEndpoint, wrong)).rejects.toMatchObject({
      message: 'The given data was invalid.',
      fields: { email: ['The e-mail or password is incorrect.'] },
    });
  });

  it('translates the message of a success', async () => {
    const answer = await client('sl').call(requestResetEndpoint, { body: { email: 'ana@example.si' } });
    expect(answer).toMatchObject({ message: 'Preverite svojo e-pošto.' });
  });
});
