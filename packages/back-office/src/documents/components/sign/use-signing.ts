import { isConflictError, isNetworkError, isStaleError, isTimeoutError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { useRef, useState } from 'react';
import type { PagePlace } from '../../../components/signature/model/signature-place';
import type { SignatureInput } from '../../api/signing';
import { useFailureText } from '../../../components/use-failure-text';
import { documentSignMessages } from './messages';
import type { PreparedSignature } from './prepared-signature';

type Input = Omit<SignatureInput, '_version'>;

interface SigningOptions {
  readonly signature: PreparedSignature;
  readonly send: (input: Input) => Promise<void>;
  /**
   * Follows what was changed in the meantime, and says so. After a lost answer, the change may be this signature: it is
   * then finished, and nothing is said.
   */
  readonly follow: (isLost: boolean) => Promise<string | undefined>;
}

export type Signing = ReturnType<typeof useSigning>;

/** Signs at a place. After a failure, the signature and its place stay. */
export function useSigning({ signature: { picture, certificate }, send, follow }: SigningOptions) {
  const text = useTexts(documentSignMessages);
  const failureText = useFailureText();
  const [isSigning, setSigning] = useState(false);
  const [asksUnstamped, askUnstamped] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isLost = useRef(false);

  async function explain(error: unknown): Promise<void> {
    if (isConflictError(error) && error.code === 'time_stamp_unavailable') return askUnstamped(true);
    const wasLost = isLost.current;
    isLost.current = isNetworkError(error) || isTimeoutError(error);
    setProblem(isStaleError(error) ? await followNewer(error, wasLost) : keptText(error));
  }

  const keptText = (error: unknown) => `${failureText(error)} ${text('kept')}`;

  async function followNewer(stale: unknown, wasLost: boolean): Promise<string | undefined> {
    try {
      return await follow(wasLost);
    } catch {
      return keptText(stale);
    }
  }

  async function sign(place: PagePlace, isUnstamped: boolean) {
    if (isSigning) return;
    setProblem(undefined);
    setSigning(true);
    try {
      const unstamped = isUnstamped ? { without_time_stamp: true } : {};
      await send({ picture, place: { ...place }, certificate: certificate ?? null, ...unstamped });
    } catch (error) {
      await explain(error);
    } finally {
      setSigning(false);
    }
  }

  return {
    isSigning,
    problem,
    asksUnstamped,
    dismissUnstamped: () => askUnstamped(false),
    sign: (place: PagePlace) => void sign(place, false),
    signUnstamped: (place: PagePlace) => {
      askUnstamped(false);
      void sign(place, true);
    },
  };
}
