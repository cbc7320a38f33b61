import { useWizard } from '../../form/components/use-wizard';

/** The company as it stands on labels: name, street and place; nothing while Application setup does not say it. */
export function useCompanyLine(): string | undefined {
  const { tenant } = useWizard();
  const { company, address } = tenant.sections.application.data;
  const place = [address?.postal_code, address?.city].filter(Boolean).join(' ');
  const line = [company, address?.street, place].filter(Boolean).join(', ');
  return line === '' ? undefined : line;
}
