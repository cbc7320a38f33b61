import { configQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Banner } from '@atrium/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { subscriptionsMessages } from '../messages';

/** Warns that no money moves while payments go through the sandbox. */
export function SandboxWarning() {
  const text = useTexts(subscriptionsMessages);
  const config = useQuery(configQueryOptions(useApiClient()));
  if (config.data?.gateways.includes('sandbox') !== true) return null;
  return (
    <Banner title={text('sandbox.title')} tone="warning">
      {text('sandbox.text')}
    </Banner>
  );
}
