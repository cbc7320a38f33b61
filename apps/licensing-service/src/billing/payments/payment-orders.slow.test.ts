import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, it } from 'vitest';
import { tenants } from '../../schema';
import { finishOperation } from '../../testing/billing-history/play-step';
import { LosingGateway } from '../../testing/losing-gateway';
import { ownerPerTest } from '../../testing/owner-per-test';
import { paidDraft, paidTenant } from '../../testing/paid-tenants';
import { expectLawful, expectSettled } from '../../testing/payment-orders/check-payments';
import { anyPaymentCommand, type PaymentCommand } from '../../testing/payment-orders/payment-commands';
import { advanceAfter, type PaymentWorld } from '../../testing/payment-orders/payment-world';
import { companyNamed } from '../../testing/tenants-app';
import { transferSettings } from '../../testing/test-settings';
import type { PaymentGateway } from '../gateways/payment-gateway';
import { createSandboxGateway } from '../gateways/sandbox/sandbox-gateway';

/** `npm run prove -- payments` sets 200. */
const runs = Number(process.env['PAYMENT_ROUNDS'] ?? 12);
const seed = Number(process.env['PAYMENT_SEED'] ?? 1);
const minute = 60_000;
const hour = 60 * minute;

const gateways = new Map<PaymentGateway['name'], PaymentGateway>();
const { test, time, newName } = ownerPerTest(() => ({ settings: transferSettings, dependencies: { gateways } }));
let gateway: LosingGateway;

beforeAll(() => {
  const { database, settings } = test.dependencies;
  gateway = new LosingGateway(createSandboxGateway({ database, clock: time.clock, settings }));
  gateways.set('sandbox', gateway.gateway);
});

/** A company CRM with a plan, or a draft of one. Its people are new, since sessions expire while the clock moves. */
async function newWorld(isActive: boolean): Promise<PaymentWorld> {
  const name = newName();
  const owner = await test.person(name);
  const operator = await test.person(`operator-${name}`, { isAdministrator: true });
  const tenantId = isActive ? await paidTenant(test, owner, name) : await paidDraft(owner, companyNamed(name));
  return { test, time, gateway, owner, operator, tenantId };
}

class Played implements fc.AsyncCommand<object, PaymentWorld> {
  private readonly command: PaymentCommand;

  constructor(command: PaymentCommand) {
    this.command = command;
  }

  check = () => true;

  async run(_model: object, world: PaymentWorld): Promise<void> {
    await this.command.play(world);
    await expectLawful(world);
  }

  toString = () => this.command.name;
}

/** Lets the job do what is left, with a gateway that answers, until the deadlines of the customer have passed. */
async function settle(world: PaymentWorld): Promise<void> {
  gateway.lose(null);
  for (const wait of [minute, minute, 2 * hour, minute, 2 * hour, minute]) {
    await finishOperation(world).catch(() => undefined);
    await advanceAfter(world, wait);
  }
}

it(
  'moves every payment by the table, and takes what is billed once, in every order of events and crashes',
  { timeout: 60_000 + runs * 15_000 },
  async () => {
    const commands = fc.commands([anyPaymentCommand.map((command) => new Played(command))], {
      maxCommands: 16,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), commands, async (isActive, played) => {
        gateway.lose(null);
        const world = await newWorld(isActive);
        try {
          await fc.asyncModelRun(() => ({ model: {}, real: world }), played);
          await settle(world);
          await expectLawful(world);
          await expectSettled(world);
        } finally {
          await test.database.update(tenants).set({ state: 'closed' }).where(eq(tenants.id, world.tenantId));
        }
      }),
      { numRuns: runs, seed },
    );
  },
);
