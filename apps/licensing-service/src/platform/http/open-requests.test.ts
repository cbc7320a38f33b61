import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createOpenRequests } from './open-requests';

const response = () => new EventEmitter() as ServerResponse;

it('waits until the other requests are answered', async () => {
  const requests = createOpenRequests();
  const [own, other] = [response(), response()];
  requests.add(own);
  await requests.giveWay();
  requests.add(other);
  const order: string[] = [];
  const waiting = requests.giveWay().then(() => order.push('work'));
  await Promise.resolve();
  order.push('answer');
  other.emit('close');
  await waiting;
  expect(order).toEqual(['answer', 'work']);
});

it('does not wait for the end of a download', async () => {
  const requests = createOpenRequests();
  for (const one of [response(), response()]) requests.add(one);
  await expect(requests.giveWay()).resolves.toBeUndefined();
});
