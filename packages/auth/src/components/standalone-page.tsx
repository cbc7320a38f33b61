import { useCurrentUser } from '@atrium/api-client/react';
import { PageHeader, Stack } from '@atrium/ui-kit';
import type { AuthPageProps } from './auth-frame';
import { AuthPage } from './auth-page';
import { useHeadingFocus } from './use-heading-focus';

export type StandalonePageProps = AuthPageProps;

/** A page that an e-mailed link leads to: beside the navigation for whoever is signed in, a visitor's page for others. */
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
