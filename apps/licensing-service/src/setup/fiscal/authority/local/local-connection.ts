import type { Clock } from '../../../../platform';
import type { AuthorityConnection } from '../fiscal-authority';
import { handleRegistration } from './handle-registration';
import type { AuthorityKeys } from './authority-keys';

/** An in-process tax authority with the same messages, checks and signatures, but no network. */
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
      return handleRegistration(body, signer.certificate, authority, clock());
    },
  };
}
