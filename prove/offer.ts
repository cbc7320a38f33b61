import type { DocumentService } from './document-service.ts';

interface Item {
  readonly table: string;
  readonly description: string;
  /** In thousandths. */
  readonly quantity: number;
  readonly unit: string;
  /** In cents. */
  readonly price: number;
  /** In basis points. */
  readonly discount: number;
  readonly vat_rate: string;
}

export interface Offer {
  readonly template_id: string;
  readonly customer_id: string;
  readonly title: null;
  readonly fields: Readonly<Record<string, string>>;
  readonly items: readonly Item[];
}

const descriptions = [
  'Licenca CRM, leto',
  'Modul Računi – davčno potrjevanje',
  'Čarovnik za uvoz strank in podjetij iz obstoječega sistema',
  'Šolanje uporabnikov',
];

/** The content of an offer with 24 rows, from a template that comes with the product. */
export async function makeOffer({ send, addCustomer }: DocumentService): Promise<Offer> {
  const { data } = await send<{ data: readonly { id: string; title: string }[] }>(
    'GET',
    '/document-templates?filter[category]=offer',
  );
  const template = data.find(({ title }) => title === 'Ponudba s postavkami');
  if (template === undefined) throw new Error('The service has no Slovenian offer.');
  return {
    template_id: template.id,
    customer_id: await addCustomer(),
    title: null,
    fields: { 'field.valid_until': '2026-12-21' },
    items: Array.from({ length: 24 }, (_, row) => ({
      table: 'items',
      description: descriptions[row % descriptions.length] ?? '',
      quantity: ((row % 5) + 1) * 1000,
      unit: 'piece',
      price: 12_000,
      discount: row % 6 === 1 ? 1000 : 0,
      vat_rate: 'standard',
    })),
  };
}
