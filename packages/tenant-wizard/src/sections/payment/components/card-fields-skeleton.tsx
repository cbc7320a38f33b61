import { useTexts } from '@atrium/i18n';
import { FieldGrid, Skeleton, Stack, VisuallyHidden } from '@atrium/ui-kit';
import { paymentMessages } from '../messages';

const FieldPlace = () => (
  <Stack gap={1}>
    <Skeleton shape="note" width="quarter" />
    <Skeleton shape="control" width="full" />
  </Stack>
);

/** Placeholder of a gateway's fields: number, expiry and security code. */
export function CardFieldsSkeleton() {
  const text = useTexts(paymentMessages);
  return (
    <Stack gap={4}>
      <VisuallyHidden role="status">{text('cardFields.loading')}</VisuallyHidden>
      <FieldPlace />
      <FieldGrid>
        <FieldPlace />
        <FieldPlace />
      </FieldGrid>
    </Stack>
  );
}
