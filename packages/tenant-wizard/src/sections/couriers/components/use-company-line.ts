import { useWizard } from '../../form/components/use-wizard';

/** The company as on labels: name, street and city; undefined until Application setup has them. */
export function useCompanyLine(): string | undefined {
  const { tenant } = useWizard();
  const { company, address } = tenant.sections.application.data;
  const place = [address?.postal_code, address?.city].filter(Boolean).join(' ');
  const line = [company, address?.street, place].filter(Boolean).join(', ');
  return line === '' ? undefined : line;
}
