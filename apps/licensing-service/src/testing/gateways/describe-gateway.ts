import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CardRefused,
  OutcomeUnknown,
  type Charge,
  type ChargeOrder,
  type PaymentGateway,
} from '../../billing/gateways/payment-gateway';
import type { CardEffect, GatewayWorld } from './gateway-world';

const tenantId = randomUUID();
const email = 'ana@example.com';
const returnUrl = 'http://127.0.0.1:4000/payments/return';

/** The tests that every payment gateway passes, against the real gateway or a stand-in. */
export function describeGateway(name: PaymentGateway['name'], open: () => Promise<GatewayWorld>): void {
  describe(`the ${name} gateway`, () => {
    let world: GatewayWorld;
    let gateway: PaymentGateway;
    beforeAll(async () => {
      world = await open();
      ({ gateway } = world);
    });
    afterAll(() => world.close());

    const prepare = async (effect: CardEffect, owner = tenantId) =>
      gateway.prepareCard({ token: await world.token(effect), cardholderName: 'Ana Žagar', tenantId: owner, email });

    const orderBy = (method: string, changed: Partial<ChargeOrder> = {}): ChargeOrder => ({
      key: `pay:${randomUUID()}`,
      amount: 23_180,
      method,
      tenantId,
      description: 'Atrium SPLET-R1-1',
      isPresent: true,
      returnUrl,
      ...changed,
    });

    const payWith = async (effect: CardEffect, changed: Partial<ChargeOrder> = {}) =>
      gateway.authorise(orderBy((await prepare(effect)).method, changed));

    const refOf = ({ ref }: Charge) => ref ?? expect.fail('The charge has no name.');
    const key = (what: string) => `${what}:${randomUUID()}`;
    const anyRef = expect.stringMatching(/.{8,}/);

    it('has its name', () => expect(gateway.name).toBe(name));

    it('prepares a card with its own id and the details that may be shown', async () => {
      const card = await prepare('succeeds');
      expect(card).toEqual({ method: anyRef, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 });
      expect((await prepare('succeeds')).method).not.toBe(card.method);
    });

    it('gives a token one card id, only for the company CRM it was entered for', async () => {
      const token = await world.token('succeeds');
      const card = { token, cardholderName: 'Ana Žagar', tenantId, email };
      const prepared = await gateway.prepareCard(card);
      expect(await gateway.prepareCard(card)).toEqual(prepared);
      expect(await gateway.authorise(orderBy(prepared.method))).toMatchObject({ state: 'authorised' });
      const elsewhere = gateway.prepareCard({ ...card, tenantId: randomUUID() });
      await expect(elsewhere).rejects.toMatchObject({ reason: 'token_unknown' });
      const unknown = gateway.prepareCard({ ...card, token: 'pm_never_heard_of' });
      await expect(unknown).rejects.toBeInstanceOf(CardRefused);
    });

    it('declines amounts below its minimum charge', async () => {
      const { minimumCharge } = gateway;
      expect(await payWith('succeeds', { amount: minimumCharge - 1 })).toMatchObject({ state: 'declined' });
      expect(await payWith('succeeds', { amount: minimumCharge })).toMatchObject({ state: 'authorised' });
    });

    it('authorises, captures once, and refunds in parts up to the whole', async () => {
      const promised = await payWith('succeeds');
      const ref = refOf(promised);
      expect(promised).toEqual({ state: 'authorised', ref });
      expect(await gateway.status(ref)).toEqual(promised);
      const capture = key('capture');
      expect(await gateway.capture(ref, capture)).toEqual({ state: 'captured', ref });
      expect(await gateway.capture(ref, capture)).toEqual({ state: 'captured', ref });
      expect(await gateway.status(ref)).toEqual({ state: 'captured', ref });
      const refund = key('refund');
      await gateway.refund(ref, refund, 10_000);
      await gateway.refund(ref, refund, 10_000);
      expect(await world.refundedOf(ref)).toBe(10_000);
      await expect(gateway.refund(ref, key('refund'), 13_181)).rejects.toThrow();
      await gateway.refund(ref, key('refund'), 13_180);
      expect(await world.refundedOf(ref)).toBe(23_180);
      expect(await gateway.status(ref)).toEqual({ state: 'captured', ref });
    });

    it('rejects a refund of an uncaptured charge', async () => {
      const ref = refOf(await payWith('succeeds'));
      await expect(gateway.refund(ref, key('refund'), 1)).rejects.toThrow();
      expect(await world.refundedOf(ref)).toBe(0);
    });

    it('finds the state of an order without placing one', async () => {
      const order = orderBy((await prepare('succeeds')).method);
      expect(await gateway.find(order)).toBeNull();
      expect(await world.chargesOf(order.key)).toBe(0);
      const first = await gateway.authorise(order);
      expect(await gateway.find(order)).toEqual(first);
      const lost = orderBy((await prepare('times_out')).method);
      await expect(gateway.authorise(lost)).rejects.toBeInstanceOf(OutcomeUnknown);
      expect(await gateway.find(lost)).toMatchObject({ state: 'authorised' });
      expect(await world.chargesOf(lost.key)).toBe(1);
    });

    it('returns the outcome of the first order for the same key, also after its state has changed', async () => {
      const order = orderBy((await prepare('succeeds')).method);
      const first = await gateway.authorise(order);
      expect(await gateway.authorise(order)).toEqual(first);
      await gateway.capture(refOf(first), key('capture'));
      expect(await gateway.authorise(order)).toEqual({ state: 'captured', ref: first.ref });
      expect(await world.chargesOf(order.key)).toBe(1);
    });

    it('makes one charge from a hundred simultaneous orders with one key', async () => {
      const order = orderBy((await prepare('succeeds')).method);
      const ended = await Promise.allSettled(Array.from({ length: 100 }, () => gateway.authorise(order)));
      for (const call of ended) if (call.status === 'rejected') expect(call.reason).toBeInstanceOf(OutcomeUnknown);
      const refs = ended.flatMap((call) => (call.status === 'fulfilled' ? [call.value.ref] : []));
      expect(new Set(refs).size).toBe(1);
      expect(await gateway.authorise(order)).toEqual({ state: 'authorised', ref: refs[0] });
      expect(await world.chargesOf(order.key)).toBe(1);
    });

    it('captures and refunds once for a hundred simultaneous requests', async () => {
      const ref = refOf(await payWith('succeeds'));
      const capture = key('capture');
      await Promise.allSettled(Array.from({ length: 100 }, () => gateway.capture(ref, capture)));
      expect(await gateway.capture(ref, capture)).toEqual({ state: 'captured', ref });
      const refund = key('refund');
      await Promise.allSettled(Array.from({ length: 100 }, () => gateway.refund(ref, refund, 100)));
      await gateway.refund(ref, refund, 100);
      expect(await world.refundedOf(ref)).toBe(100);
    });

    it.each([
      ['declined', 'declined'],
      ['insufficient_funds', 'insufficient_funds'],
      ['expired_card', 'expired_card'],
      ['incorrect_cvc', 'incorrect_cvc'],
    ] as const)('returns the decline reason of a card: %s', async (effect, reason) => {
      const declined = await payWith(effect);
      expect(declined).toEqual({ state: 'declined', ref: anyRef, reason });
      expect(await gateway.status(refOf(declined))).toEqual(declined);
      expect(await gateway.capture(refOf(declined), key('capture'))).toEqual(declined);
      expect(await gateway.void(refOf(declined), key('void'))).toEqual(declined);
    });

    it('sends the customer to their bank, and authorises once they confirm', async () => {
      const order = orderBy((await prepare('authenticates')).method);
      const pending = await gateway.authorise(order);
      if (pending.state !== 'action_needed') return expect.fail(pending.state);
      const { ref, url } = pending;
      expect(new URL(url).protocol).toBe('http:');
      expect(await gateway.capture(ref, key('capture'))).toEqual(pending);
      await world.answerBank(url, 'approve');
      expect(await gateway.status(ref)).toEqual({ state: 'authorised', ref });
      expect(await gateway.authorise(order)).toEqual({ state: 'authorised', ref });
      return expect(await gateway.capture(ref, key('capture'))).toEqual({ state: 'captured', ref });
    });

    it('declines when the customer declines at their bank, whatever they press afterwards', async () => {
      const order = orderBy((await prepare('authenticates')).method);
      const pending = await gateway.authorise(order);
      if (pending.state !== 'action_needed') return expect.fail(pending.state);
      await world.answerBank(pending.url, 'decline');
      const declined = { state: 'declined', ref: pending.ref, reason: 'authentication_failed' };
      expect(await gateway.status(pending.ref)).toEqual(declined);
      return expect(await gateway.authorise(order)).toEqual(declined);
    });

    it('voids a charge that waits for 3-D Secure', async () => {
      const pending = await payWith('authenticates');
      const ref = refOf(pending);
      expect(await gateway.void(ref, key('void'))).toEqual({ state: 'voided', ref });
      expect(await gateway.status(ref)).toEqual({ state: 'voided', ref });
    });

    const setUp = async (effect: CardEffect) => {
      const { method } = await prepare(effect);
      const order = { key: key('card'), method, tenantId, description: 'Atrium: Zelena dolina', returnUrl, ref: null };
      return { method, order, answer: await gateway.setUp(order) };
    };

    it('declines an off-session charge that needs 3-D Secure', async () => {
      const renew = async (effect: CardEffect) => {
        const { method, order, answer } = await setUp(effect);
        if (answer.state === 'action_needed') await world.answerBank(answer.url, 'approve');
        expect(await gateway.setUp({ ...order, ref: answer.ref })).toMatchObject({ state: 'succeeded' });
        return gateway.authorise(orderBy(method, { isPresent: false }));
      };
      const declinedWith = (reason: string) => ({ state: 'declined', ref: anyRef, reason });
      expect(await renew('authenticates')).toEqual(declinedWith('authentication_required'));
      expect(await renew('renewals_declined')).toEqual(declinedWith('declined'));
      expect(await payWith('renewals_declined')).toMatchObject({ state: 'authorised' });
      expect(await renew('succeeds')).toMatchObject({ state: 'authorised' });
    });

    it('saves a card without a charge once its bank agrees, and answers a repeated request alike', async () => {
      const { method, order, answer } = await setUp('succeeds');
      expect(answer).toEqual({ state: 'succeeded', ref: anyRef });
      expect(await gateway.setUp(order)).toEqual(answer);
      expect(await gateway.setUp({ ...order, ref: answer.ref })).toEqual(answer);
      expect(await (world.isSaved?.(method) ?? true)).toBe(true);
      world.passDays(8);
      expect(await gateway.setUp({ ...order, ref: answer.ref })).toEqual(answer);
    });

    it.each(['approve', 'decline'] as const)('requires 3-D Secure before it saves a card: %s', async (pressed) => {
      const { method, order, answer } = await setUp('authenticates');
      if (answer.state !== 'action_needed') return expect.fail(answer.state);
      const { ref, url } = answer;
      expect(await gateway.setUp({ ...order, ref })).toEqual(answer);
      if (world.isSaved !== undefined) expect(await world.isSaved(method)).toBe(false);
      await world.answerBank(url, pressed);
      const approved = { state: 'succeeded', ref };
      const declined = { state: 'declined', ref, reason: 'authentication_failed' };
      expect(await gateway.setUp({ ...order, ref })).toEqual(pressed === 'approve' ? approved : declined);
      if (world.isSaved !== undefined) expect(await world.isSaved(method)).toBe(pressed === 'approve');
      return undefined;
    });

    it.each([
      ['declined', 'declined'],
      ['insufficient_funds', 'insufficient_funds'],
      ['incorrect_cvc', 'incorrect_cvc'],
    ] as const)('does not save a card that its bank declines: %s', async (effect, reason) => {
      const { method, answer } = await setUp(effect);
      expect(answer).toEqual({ state: 'declined', ref: anyRef, reason });
      if (world.isSaved !== undefined) expect(await world.isSaved(method)).toBe(false);
    });

    it('saves a card with a successful charge, and none with a declined one', async () => {
      if (world.isSaved === undefined) return;
      const isSaved = (method: string) => world.isSaved?.(method);
      const declinedCard = await prepare('declined');
      await gateway.authorise(orderBy(declinedCard.method));
      expect(await isSaved(declinedCard.method)).toBe(false);
      const good = await prepare('succeeds');
      expect(await isSaved(good.method)).toBe(false);
      await gateway.authorise(orderBy(good.method));
      expect(await isSaved(good.method)).toBe(true);
    });

    it('charges a declined card again, and declines it again', async () => {
      const { method } = await prepare('insufficient_funds');
      const declined = { state: 'declined', ref: anyRef, reason: 'insufficient_funds' };
      expect(await gateway.authorise(orderBy(method))).toEqual(declined);
      expect(await gateway.authorise(orderBy(method))).toEqual(declined);
    });

    it('voids an authorisation once, and never captures it later', async () => {
      const ref = refOf(await payWith('succeeds'));
      const voided = { state: 'voided', ref };
      const voidKey = key('void');
      expect(await gateway.void(ref, voidKey)).toEqual(voided);
      expect(await gateway.void(ref, voidKey)).toEqual(voided);
      expect(await gateway.capture(ref, key('capture'))).toEqual(voided);
      await expect(gateway.refund(ref, key('refund'), 1)).rejects.toThrow();
    });

    it('leaves a captured charge unchanged when asked to void it', async () => {
      const ref = refOf(await payWith('succeeds'));
      await gateway.capture(ref, key('capture'));
      expect(await gateway.void(ref, key('void'))).toEqual({ state: 'captured', ref });
    });

    it('does not capture an authorisation that expired after seven days', async () => {
      const ref = refOf(await payWith('succeeds'));
      const inTime = refOf(await payWith('succeeds'));
      world.passDays(6.9);
      expect(await gateway.capture(inTime, key('capture'))).toMatchObject({ state: 'captured' });
      world.passDays(0.2);
      expect(await gateway.status(ref)).toEqual({ state: 'voided', ref });
      expect(await gateway.capture(ref, key('capture'))).toEqual({ state: 'voided', ref });
      expect(await gateway.status(inTime)).toMatchObject({ state: 'captured' });
    });

    it('reports an unknown outcome when the response is lost, and the real one when asked again', async () => {
      const order = orderBy((await prepare('times_out')).method);
      await expect(gateway.authorise(order)).rejects.toBeInstanceOf(OutcomeUnknown);
      const authorised = await gateway.authorise(order);
      expect(authorised).toMatchObject({ state: 'authorised' });
      expect(await gateway.status(refOf(authorised))).toEqual(authorised);
      expect(await world.chargesOf(order.key)).toBe(1);
    });

    it('declines a card that is deleted, unknown or of another company CRM', async () => {
      const declined = { state: 'declined', reason: 'declined' };
      const { method } = await prepare('succeeds');
      expect(await gateway.authorise(orderBy(method))).toMatchObject({ state: 'authorised' });
      expect(await gateway.authorise(orderBy(method, { tenantId: randomUUID() }))).toMatchObject(declined);
      await gateway.forgetCard(method);
      await gateway.forgetCard(method);
      expect(await gateway.authorise(orderBy(method))).toMatchObject({ state: 'declined' });
      expect(await gateway.authorise(orderBy('pm_never_heard_of'))).toMatchObject(declined);
    });
  });
}
