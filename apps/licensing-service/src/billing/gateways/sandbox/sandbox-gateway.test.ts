import { describeGateway } from '../../../testing/gateways/describe-gateway';
import { openSandboxWorld } from './testing/sandbox-world';

describeGateway('sandbox', openSandboxWorld);
