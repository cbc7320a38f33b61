import { useConfig } from '../api/get-config';
import { AuthFrame, type AuthPageProps } from './auth-frame';

/** A page for visitors that loads the service's configuration. */
export function AuthPage(props: AuthPageProps) {
  return <AuthFrame {...props} config={useConfig()} />;
}
