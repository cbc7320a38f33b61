import type { SecretState } from '@atrium/api-client/contract';

/** Which secrets of a section are with the service, by their places. */
export const hasSecretIn =
  ({ secrets }: { readonly secrets: Readonly<Record<string, SecretState>> }) =>
  (place: string) =>
    secrets[place]?.set === true;
