import type { CardGateway } from '../card-gateway';
import { sandboxMessages } from './messages';

export const sandbox: CardGateway = {
  messages: sandboxMessages,
  load: async () => ({ Card: (await import('./sandbox-card')).SandboxCard }),
};
