import { expect, it } from 'vitest';
import { answerOf, keepAnswer, readAnswers } from './answers';

it('answers only the same call', () => {
  const answer = { data: [] };
  keepAnswer('tenants.list', 'page=1&per_page=10&sort=-updated_at', answer);
  const query = { page: 1, per_page: 10, sort: '-updated_at' };
  expect(answerOf(['tenants.list', { query }])).toBe(answer);
  expect(answerOf(['tenants.list', { query: { ...query, page: 2 } }])).toBeUndefined();
  expect(answerOf(['tenants.list', { query: { ...query, filter: { state: 'active' } } }])).toBeUndefined();
  expect(answerOf(['customers.list', { query }])).toBeUndefined();
  expect(readAnswers()).toEqual([[['tenants.list', { query }], answer]]);
});
