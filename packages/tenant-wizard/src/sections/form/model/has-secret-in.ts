import type { SecretState } from '@atrium/api-client/contract';

/** Whether a secret of a section is stored, by its path. */
export const hasSecretIn =
  ({ secrets }: { readonly secrets: Readonly<Record<string, SecretState>> }) =>
  (place: string) =>
    secrets[place]?.set === true;
