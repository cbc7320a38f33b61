import { create } from 'zustand';

/** The unknown address that was redirected to the start page, until a notice is shown. */
export const useUnknownAddressStore = create<{ readonly address: string | null }>(() => ({ address: null }));

export function recordUnknownAddress(address: string): void {
  useUnknownAddressStore.setState({ address });
}
