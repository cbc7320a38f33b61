import { type VendorLimits, vendorLimits } from '../vendor-calls/vendor-call';
import type { TimeStampAuthority } from './time-stamp-authority';

/** A time stamp authority at an address, asked over HTTP and given 10 s. */
export function createTimeStampAuthority(url: string, limits: VendorLimits = vendorLimits): TimeStampAuthority {
  return {
    stamp: async (bytes) => {
      // The library for certificates takes long to load, and few calls need it.
      const { requestTimeStamp } = await import('./request-time-stamp');
      return requestTimeStamp(url, bytes, limits);
    },
  };
}
