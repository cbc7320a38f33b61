import { encodeForm } from '@atrium/api-client/contract';
import { eq, sum } from 'drizzle-orm';
import { testCards } from '../sandbox-cards';
import { sandboxCharges, sandboxRefunds } from '../sandbox.table';
import { buildTenantsApp } from '../../../../testing/tenants-app';
import { testClock } from '../../../../testing/test-clock';
import type { GatewayWorld } from '../../../../testing/gateways/gateway-world';

const day = 86_400_000;

/** The sandbox gateway with its card form and bank page, as the service serves them. */
export async function openSandboxWorld(): Promise<GatewayWorld> {
  const time = testClock();
  const test = await buildTenantsApp({ dependencies: { clock: time.clock } });
  const { client } = await test.person('Ana');
  const gateway = test.dependencies.gateways.get('sandbox');
  if (gateway === undefined) throw new Error('The sandbox gateway is missing.');
  const pathOf = (url: string) => new URL(url).pathname;
  return {
    gateway,
    async token(effect) {
      const number = testCards.find((testCard) => testCard.effect === effect)?.number;
      const card = { number, exp_month: 12, exp_year: 2030, cvc: '123' };
      const answer = await client.post('/sandbox/cards', card);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<{ token: string }>().token;
    },
    async answerBank(url, answer) {
      const page = await test.app.inject(pathOf(url));
      const code = /name="code" value="([^"]+)"/.exec(page.body)?.[1];
      const answered = await test.app.inject({
        method: 'POST',
        url: pathOf(url),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: encodeForm({ answer, code }),
      });
      if (answered.statusCode !== 303) throw new Error(answered.body);
    },
    passDays: (days) => time.forward(days * day),
    async chargesOf(key) {
      return (await test.database.select().from(sandboxCharges).where(eq(sandboxCharges.key, key))).length;
    },
    async refundedOf(ref) {
      const [row] = await test.database
        .select({ cents: sum(sandboxRefunds.amount) })
        .from(sandboxRefunds)
        .where(eq(sandboxRefunds.chargeId, ref));
      return Number(row?.cents ?? 0);
    },
    close: () => test.close(),
  };
}
