import type { Clock } from '../../../../platform';
import type { AuthorityConnection } from '../fiscal-authority';
import { answerRegistration } from './answer-registration';
import type { AuthorityKeys } from './authority-keys';

/** A tax authority within the service: the same messages, checks and signatures, and nothing leaves the machine. */
export function createLocalConnection(loadKeys: () => Promise<AuthorityKeys>, clock: Clock): AuthorityConnection {
  let loading: Promise<AuthorityKeys> | null = null;
  const keys = () =>
    (loading ??= loadKeys().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
  return {
    async trust() {
      const { anchor, signerName } = await keys();
      return { anchors: [anchor], signerName };
    },
    async post(_path, body, signer) {
      const { signer: authority } = await keys();
      return answerRegistration(body, signer.certificate, authority, clock());
    },
  };
}
