import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Focuses the field that the address names, once it is shown: `#field-valid_until`. */
export function useFocusHash(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '' || !isReady) return;
    const field = document.getElementById(decodeURIComponent(hash.slice(1)));
    field?.focus();
    field?.scrollIntoView?.({ block: 'center' });
  }, [hash, isReady]);
}
