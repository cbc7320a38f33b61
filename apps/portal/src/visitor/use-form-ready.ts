import { useEffect } from 'react';
import { announceReady } from './early-input';
import { askConfig } from './visitor-config';

/** Says that the form works, and asks for what it must know of the service. */
export function useFormReady(): void {
  useEffect(() => {
    announceReady('form');
    askConfig();
  }, []);
}
