import { useConfig } from '../api/get-config';
import { AuthFrame, type AuthPageProps } from './auth-frame';

/** A page before signing in, of the service that the portal talks to. */
export function AuthPage(props: AuthPageProps) {
  return <AuthFrame {...props} config={useConfig()} />;
}
