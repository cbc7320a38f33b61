import { useCurrentUser } from '@atrium/api-client/react';
import { PageHeader, Stack } from '@atrium/ui-kit';
import type { AuthPageProps } from './auth-frame';
import { AuthPage } from './auth-page';
import { useHeadingFocus } from './use-heading-focus';

export type StandalonePageProps = AuthPageProps;

/** The page of an e-mailed link: with navigation for logged-in users, as a visitor's page for others. */
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
