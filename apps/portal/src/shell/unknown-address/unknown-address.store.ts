import { create } from 'zustand';

/** The address that led to the start because the portal has no page there, until that was said. */
export const useUnknownAddressStore = create<{ readonly address: string | null }>(() => ({ address: null }));

export function noteUnknownAddress(address: string): void {
  useUnknownAddressStore.setState({ address });
}
