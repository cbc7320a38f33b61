import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GatewayWorld } from '../../../../testing/gateways/gateway-world';
import type { Charge } from '../../payment-gateway';
import { openSandboxWorld } from './sandbox-world';

const hundred = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 100 }, call));

interface Rounds {
  readonly orders: number;
  readonly voids: number;
}

/** Tests that the sandbox does once what a hundred connections request at once. */
export function describeSimultaneousCalls({ orders, voids }: Rounds): void {
  describe('the sandbox', () => {
    let world: GatewayWorld;
    beforeAll(async () => {
      world = await openSandboxWorld();
    });
    afterAll(() => world.close());

    it('authorises, captures and refunds once for a hundred simultaneous connections', async () => {
      const { gateway } = world;
      const tenantId = randomUUID();
      const card = { token: await world.token('succeeds'), cardholderName: 'Ana', tenantId, email: 'ana@example.com' };
      const [prepared] = await hundred(() => gateway.prepareCard(card));
      const method = prepared?.method ?? expect.fail('no card');
      const order = { amount: 1000, method, tenantId, description: 'Atrium', isPresent: true };
      for (let round = 0; round < orders; round += 1) {
        const key = randomUUID();
        const charges = await hundred(() => gateway.authorise({ ...order, key, returnUrl: 'http://127.0.0.1/' }));
        const [{ ref }] = charges as [Charge];
        if (ref === null) return expect.fail('no charge');
        expect(charges).toEqual(charges.map(() => ({ state: 'authorised', ref })));
        expect(await world.chargesOf(key)).toBe(1);
        const captures = await hundred(() => gateway.capture(ref, key));
        expect(captures).toEqual(captures.map(() => ({ state: 'captured', ref })));
        await hundred(() => gateway.refund(ref, key, 400));
        expect(await world.refundedOf(ref)).toBe(400);
        const rest = await Promise.allSettled([600, 600].map((cents) => gateway.refund(ref, randomUUID(), cents)));
        expect(rest.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        expect(await world.refundedOf(ref)).toBe(1000);
      }
      return undefined;
    });

    it('either captures or voids a charge when both are requested simultaneously', async () => {
      const { gateway } = world;
      const tenantId = randomUUID();
      const card = { token: await world.token('succeeds'), cardholderName: 'Ana', tenantId, email: 'ana@example.com' };
      const { method } = await gateway.prepareCard(card);
      for (let round = 0; round < voids; round += 1) {
        const order = { key: randomUUID(), amount: 1000, method, tenantId, description: 'Atrium', isPresent: true };
        const { ref } = await gateway.authorise({ ...order, returnUrl: 'http://127.0.0.1/' });
        if (ref === null) return expect.fail('no charge');
        const both = await Promise.all([gateway.capture(ref, randomUUID()), gateway.void(ref, randomUUID())]);
        const { state } = await gateway.status(ref);
        expect(both.map((charge) => charge.state)).toEqual([state, state]);
      }
      return undefined;
    });
  });
}
