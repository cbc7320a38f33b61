import { configEndpoint, liveEndpoint, outboxEndpoint, readyEndpoint } from '../contract';
import { configCallSchema, liveSchema, outboxSchema, readySchema } from '../contract/schemas';
import { fakeRoute, type FakeRoute } from './fake-route';

export const fakeServiceRoutes: readonly FakeRoute[] = [
  fakeRoute(configEndpoint, configCallSchema, ({ state }) => state.config),
  fakeRoute(liveEndpoint, liveSchema, () => ({ status: 'ok' as const })),
  fakeRoute(readyEndpoint, readySchema, () => ({ status: 'ok' as const })),
  fakeRoute({ ...outboxEndpoint, access: { kind: 'public' } }, outboxSchema, ({ state }) => state.outbox),
];
