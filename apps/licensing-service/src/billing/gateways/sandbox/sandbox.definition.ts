import { gateways } from '@atrium/api-client/contract/schemas';
import { defineGateway } from '../gateway-definition';
import { createSandboxGateway } from './sandbox-gateway';
import { sandboxRoutes } from './sandbox.routes';

export const sandbox = defineGateway(gateways.sandbox, {
  variables: {},
  open: (_values, dependencies) => createSandboxGateway(dependencies),
  routes: sandboxRoutes,
});
