import { gateways } from '@atrium/api-client/contract/schemas';
import { defineGateway } from '../gateway-definition';
import { bankRoutes } from './bank.routes';
import { sandboxCardsRoutes } from './sandbox-cards.routes';
import { createSandboxGateway } from './sandbox-gateway';

export const sandbox = defineGateway(gateways.sandbox, {
  variables: {},
  open: (_values, dependencies) => createSandboxGateway(dependencies),
  routes: (app, dependencies) => {
    sandboxCardsRoutes(app, dependencies);
    bankRoutes(app, dependencies);
  },
});
