import assert from 'node:assert/strict';
import { createSandboxCardEndpoint, listSandboxCardsEndpoint } from '../../contract';
import type { ContractCase } from './contract-case';
import { newUser } from './people';
import { rejectedFields } from './rejection-of';

export const sandboxCases: readonly ContractCase[] = [
  {
    name: 'a test card that is listed becomes a token, any other is refused on its fields',
    run: async (world) => {
      const { client } = await newUser(world);
      const { data } = await client.call(listSandboxCardsEndpoint);
      const card = data.find(({ effect }) => effect === 'succeeds');
      assert.ok(card);
      const typed = { number: card.number, exp_month: 12, exp_year: 2098, cvc: '123' };
      const { token, ...shown } = await client.call(createSandboxCardEndpoint, { body: typed });
      assert.deepEqual(shown, { brand: card.brand, last4: card.number.slice(-4) });
      assert.notEqual(token, '');
      const wrong = { number: '1234', exp_month: 1, exp_year: 2020, cvc: 'abc' };
      const refused = client.call(createSandboxCardEndpoint, { body: wrong });
      assert.deepEqual(await rejectedFields(refused), ['cvc', 'exp_year', 'number']);
      await assert.rejects(world.visitor().call(listSandboxCardsEndpoint), { name: 'SessionExpiredError' });
    },
  },
];
