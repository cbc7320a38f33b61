import { useCurrentUser } from '@atrium/api-client/react';
import { useLocation } from 'react-router';
import { hidesNavigation } from './portal-paths';

/** Whether the page has the navigation: a user is logged in, and the address is not a visitor's. */
export function useHasNavigation(): boolean {
  const { pathname } = useLocation();
  const user = useCurrentUser();
  return user !== null && user !== undefined && !hidesNavigation(pathname);
}
