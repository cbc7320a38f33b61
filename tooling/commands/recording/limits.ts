import { password, visitor } from './person.ts';
import { Recorder } from './recorder.ts';
import { limits, minutes, startService } from './service.ts';
import type { People } from './demo.ts';

const limited: readonly [string, string, object][] = [
  ['POST', '/auth/login', { email: 'nobody@recording.example', password }],
  ['POST', '/auth/signup', { email: 'x' }],
  ['POST', '/forgot-password/create', { email: 'nobody@recording.example' }],
];

/** Records responses above the rate limits, and those of a service without card payments. */
export async function recordLimits(
  environment: NodeJS.ProcessEnv,
  { base, book, operations }: Recorder,
  people: People,
) {
  const own = {
    ...limits(2),
    LIMIT_USER_PER_MINUTE: '8',
    LIMIT_ANONYMOUS_PER_MINUTE: '30',
    PAYMENTS: 'bank_transfer',
    CLOCK_SHIFT_DAYS: minutes(10),
  };
  const service = await startService({ ...environment, ...own }, / is ready at [^\n]*\n/, () => undefined);
  const second = new Recorder(base, book, operations, 'limits');
  try {
    for (const [method, path, form] of limited)
      for (const language of ['en', 'sl', 'en', 'sl'] as const)
        await second.call(visitor(language), method, path, { form: { ...form } });
    await second.call(visitor('en'), 'POST', '/webhooks/stripe', { json: {} });
    const { owner } = people;
    for (const path of ['/config', '/sandbox/cards']) await second.call(owner, 'GET', path);
    for (let count = 0; count < 4; count += 1) await second.call(owner, 'POST', '/export/tenants', { json: {} });
    for (let count = 0; count < 4; count += 1) await second.call({ ...owner, language: 'sl' }, 'GET', '/price-list');
  } finally {
    await service.stop();
  }
}
