export interface SampleTenant {
  readonly title: string;
  readonly url: string;
  readonly plan: string;
  readonly updated: string;
  readonly active: boolean;
}

export const sampleTenants: readonly SampleTenant[] = [
  {
    title: 'Čebelarstvo Žnidaršič d.o.o.',
    url: 'znidarsic.crm.example',
    plan: 'Yearly, 14 licences',
    updated: '20.11.2026, 16:05',
    active: true,
  },
  {
    title: 'Kovinarstvo Ažman d.o.o.',
    url: 'azman.crm.example',
    plan: 'Monthly, 3 licences',
    updated: '18.11.2026, 12:30',
    active: true,
  },
  {
    title: 'Lesna Kočevje, zadruga z.o.o.',
    url: 'lesna-kocevje.crm.example',
    plan: 'Free trial',
    updated: '01.11.2026, 00:00',
    active: false,
  },
];

export interface SampleInvoice {
  readonly issued: string;
  readonly amount: string;
  readonly paid: boolean;
}

export const sampleInvoices: readonly SampleInvoice[] = [
  { issued: '21.11.2026', amount: '1.854,20 €', paid: true },
  { issued: '21.10.2026', amount: '186,66 €', paid: true },
  { issued: '21.09.2026', amount: '186,66 €', paid: false },
];

export interface SamplePremise {
  readonly id: string;
  readonly address: string;
}

export const samplePremises: readonly SamplePremise[] = [
  { id: 'PE1', address: 'Jenkov trg 4, Cerklje' },
  { id: 'PE2', address: 'Šmartinska cesta 152, Ljubljana' },
  { id: 'VOZ1', address: 'no address' },
];
