import { useState } from 'react';
import type { PreparedSignature } from './prepared-signature';

/** The steps of signing: the dialog, then the place. Leaving or finishing forgets the signature and its certificate. */
export function useSignSteps() {
  const [step, setStep] = useState<'dialog' | PreparedSignature>();
  return {
    isOpen: step === 'dialog',
    prepared: step === 'dialog' ? undefined : step,
    start: () => setStep('dialog'),
    place: (signature: PreparedSignature) => setStep(signature),
    stop: () => setStep(undefined),
  };
}

export type SignSteps = ReturnType<typeof useSignSteps>;
