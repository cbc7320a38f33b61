import type { GatewayName } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { cardGateways } from '../gateways/gateways';
import { paymentMessages } from '../messages';
import { CardFieldsFailure } from './card-fields-failure';
import { CardFieldsSkeleton } from './card-fields-skeleton';
import type { CardForm } from './use-card-form';
import { useRetry } from './use-retry';

interface GatewayFieldsProps {
  readonly form: CardForm;
  readonly gateway: GatewayName;
}

/** The card fields of a gateway. Their code and texts load only here, so no other gateway's are loaded. */
export function GatewayFields({ form, gateway }: GatewayFieldsProps) {
  const text = useTexts(paymentMessages);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['card-fields', gateway],
    queryFn: cardGateways[gateway].load,
    gcTime: Infinity,
    networkMode: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: Infinity,
    structuralSharing: false,
  });
  const retry = useRetry({ place: form.place, isLoaded: data !== undefined, refetch });
  if (data !== undefined)
    return (
      <Suspense fallback={<CardFieldsSkeleton />}>
        <data.Card form={form} />
      </Suspense>
    );
  if (!isError) return <CardFieldsSkeleton />;
  return (
    <CardFieldsFailure busy={isFetching} onRetry={retry}>
      {text('cardFields.failedText')}
    </CardFieldsFailure>
  );
}
