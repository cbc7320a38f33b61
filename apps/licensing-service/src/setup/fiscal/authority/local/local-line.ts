import type { Clock } from '../../../../platform';
import type { AuthorityLine } from '../fiscal-authority';
import { answerAtDesk } from './authority-desk';
import type { AuthorityKeys } from './authority-keys';

/** A tax authority within the service: the same messages, checks and signatures, and nothing leaves the machine. */
export function createLocalLine(loadKeys: () => Promise<AuthorityKeys>, clock: Clock): AuthorityLine {
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
      return answerAtDesk(body, signer.certificate, authority, clock());
    },
  };
}
