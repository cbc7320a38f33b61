import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestCard } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../../testing/dump-database';
import { captureLog } from '../../../testing/capture-log';
import { buildTenantsApp, type Person, type TenantsApp } from '../../../testing/tenants-app';
import { testClock } from '../../../testing/test-clock';
import { packageFolder } from '../../../platform';
import { sandboxCards } from './sandbox.table';

const typed = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2030, cvc: '737' };
const { log, lines } = captureLog();
const time = testClock();
let test: TenantsApp;
let ana: Person;
let ziga: Person;

beforeAll(async () => {
  test = await buildTenantsApp({ dependencies: { log, clock: time.clock } });
  ana = await test.person('Ana');
  ziga = await test.person('Žiga', { language: 'sl' });
});
afterAll(() => test.close());

const type = (changed: Partial<Record<keyof typeof typed, unknown>>, { client } = ana) =>
  client.post('/sandbox/cards', { ...typed, ...changed });
const listed = async ({ client }: Person, language: string) =>
  (await client.get('/sandbox/cards', { headers: { 'accept-language': language } })).json<{ data: TestCard[] }>().data;

describe('the sandbox card endpoint', () => {
  it('returns a token, and stores neither number nor CVC', async () => {
    const answer = await type({});
    expect(answer.json()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), brand: 'visa', last4: '4242' });
    const { token } = answer.json<{ token: string }>();
    const left = [...(await dumpDatabase(test.database)).values(), ...lines].join('\n');
    expect(left).toContain('"last4":"4242"');
    for (const secret of [token, '4242424242424242', typed.number, '"737"']) expect(left).not.toContain(secret);
  });

  it.each(['4242424242424242', '4242-4242-4242-4242', ' 4242 424242424242 '])(
    'accepts the number as %j',
    async (number) => {
      expect((await type({ number })).json()).toMatchObject({ last4: '4242' });
    },
  );

  it.each([
    ['number', '', 'Fill in this field.'],
    ['number', '4242 4242 4242 4241', 'This is not a valid card number.'],
    ['number', '4242 4242', 'This is not a valid card number.'],
    ['number', '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', 'This is not a valid card number.'],
    ['number', '4111 1111 1111 1111', 'Only test cards work here. Never enter a real card number.'],
    ['exp_month', 0, 'Enter 1 or more.'],
    ['exp_month', 13, 'Enter 12 or less.'],
    ['exp_year', 30, 'Enter 2000 or more.'],
    ['exp_year', 2025, 'The card has expired.'],
    ['cvc', '', 'Fill in this field.'],
    ['cvc', '12', 'The CVC has three digits.'],
    ['cvc', '12a', 'The CVC has three digits.'],
    ['cvc', '1234', 'The CVC has three digits.'],
  ])('reports an error for %s %j on that field', async (field, value, message) => {
    const answer = await type({ [field]: value });
    expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([422, { [field]: [message] }]);
  });

  it('reports all problems at once, in the response language', async () => {
    const wrong = { number: '1', exp_month: 10, exp_year: 2026, cvc: 'x' };
    const answer = await ziga.client.post('/sandbox/cards', wrong, { headers: { 'accept-language': 'sl' } });
    expect(answer.json()).toMatchObject({
      errors: {
        number: ['To ni veljavna številka kartice.'],
        exp_year: ['Kartica je potekla.'],
        cvc: ['Koda CVC ima tri števke.'],
      },
    });
  });

  it('accepts a card until the end of its month', async () => {
    const month = { exp_month: 11, exp_year: 2026 };
    expect((await type(month)).statusCode).toBe(200);
    time.set(new Date('2026-11-30T23:59:59.999Z'));
    expect((await type(month)).statusCode).toBe(200);
    time.set(new Date('2026-12-01T00:00:00.000Z'));
    expect((await type(month)).statusCode).toBe(422);
  });

  it('returns a token that is valid for an hour', async () => {
    const { token } = (await type({})).json<{ token: string }>();
    time.forward(3_600_000);
    const gateway = test.dependencies.gateways.get('sandbox') ?? expect.fail('no sandbox');
    const card = { token, cardholderName: 'Ana', tenantId: crypto.randomUUID(), email: 'ana@example.com' };
    await expect(gateway.prepareCard(card)).rejects.toMatchObject({ reason: 'token_unknown' });
    time.forward(1);
    await type({ number: '5555 5555 5555 4444' });
    const rows = await test.database.select().from(sandboxCards).where(eq(sandboxCards.brand, 'visa'));
    expect(rows).toEqual([]);
  });
});

describe('the list of test cards', () => {
  it('describes every card in the response language', async () => {
    const [english, slovenian] = [await listed(ana, 'en'), await listed(ziga, 'sl')];
    expect(english.find(({ effect }) => effect === 'authenticates')?.description).toMatch(/3-D Secure/);
    expect(slovenian.find(({ effect }) => effect === 'declined')?.description).toBe('Zavrnjeno');
    for (const { number, brand } of english) {
      const answer = await type({ number });
      expect(answer.json()).toMatchObject({ brand, last4: number.slice(-4) });
    }
  });

  it('matches the README', async () => {
    const readme = await readFile(join(packageFolder, '../../README.md'), 'utf8');
    const rows = [...readme.matchAll(/^\| `((?:\d{4} ){3}\d{4})` \| (.+) \|$/gm)].map(([, ...cells]) => cells);
    expect(rows).toEqual((await listed(ana, 'en')).map(({ number, description }) => [number, description]));
  });
});

describe('the sandbox endpoints without the sandbox gateway', () => {
  it('answer 404', async () => {
    const other = await buildTenantsApp({ settings: { payments: ['bank_transfer'] } });
    const { client } = await other.person('Ana');
    expect((await client.get('/sandbox/cards')).statusCode).toBe(404);
    expect((await client.post('/sandbox/cards', typed)).statusCode).toBe(404);
    const page = { url: `/sandbox/3ds/${crypto.randomUUID()}`, headers: { accept: 'text/html' } };
    expect((await other.app.inject({ ...page, method: 'POST' })).statusCode).toBe(404);
    expect(other.dependencies.gateways.size).toBe(0);
    await other.close();
  });
});
