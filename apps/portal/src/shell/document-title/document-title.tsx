import { configQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useTextLookup, useTexts, type FeatureMessages } from '@atrium/i18n';
import { useQuery } from '@tanstack/react-query';

export interface DocumentTitleProps {
  readonly messages: FeatureMessages;
  /** Key within the messages. */
  readonly textKey: string;
}

/** `{view} | Atrium`; waits for the texts of the view. */
export function DocumentTitle({ messages, textKey }: DocumentTitleProps) {
  useTexts(messages);
  const lookup = useTextLookup();
  const { data: config } = useQuery(configQueryOptions(useApiClient()));
  return <title>{`${lookup(messages, textKey)} | ${config?.product_name ?? 'Atrium'}`}</title>;
}
