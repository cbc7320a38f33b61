import { useCurrentUser } from '@atrium/api-client/react';
import { PageHeader, Stack } from '@atrium/ui-kit';
import type { AuthPageProps } from './auth-frame';
import { AuthPage } from './auth-page';
import { useHeadingFocus } from './use-heading-focus';

export type StandalonePageProps = AuthPageProps;

/** A page opened from an e-mail. Logged-in users see the navigation, others the frame for visitors. */
export function StandalonePage(props: StandalonePageProps) {
  const user = useCurrentUser();
  const { title, lead, children } = props;
  useHeadingFocus(title);
  if (user === null || user === undefined) return <AuthPage {...props} />;
  return (
    <>
      <PageHeader title={title} width="details" />
      <Stack className="auth-standalone" gap={6}>
        {lead !== undefined && <p className="auth-aside">{lead}</p>}
        {children}
      </Stack>
    </>
  );
}
