import { createContext, use } from 'react';
import type { Notify } from './notice';

export const NotifyContext = createContext<Notify | undefined>(undefined);

/** Shows temporary notices: `const notify = useNotify(); notify({ tone: 'success', title: 'Successfully saved' })`. */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (notify === undefined) throw new Error('useNotify needs a NotificationProvider above it');
  return notify;
}
