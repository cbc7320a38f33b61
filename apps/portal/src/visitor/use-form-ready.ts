import { useEffect } from 'react';
import { announceReady } from './buffered-input';
import { fetchConfig } from './visitor-config';

/** Announces that the form is hydrated, and fetches the configuration. */
export function useFormReady(): void {
  useEffect(() => {
    announceReady('form');
    fetchConfig();
  }, []);
}
