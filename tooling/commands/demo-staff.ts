import type { Form, Person } from './demo-calls.ts';

/** The first Administrator. */
export const operator: Person = {
  email: 'operator@atrium.example',
  fullName: 'Olga Operater',
  role: 'Administrator',
  language: 'en',
};

const every = (module: string) => ['view', 'create', 'update', 'delete'].map((action) => `${action}/${module}`);

function roleForm(title: string, description: string, permissions: readonly string[]): Form {
  const granted = permissions.map((permission, at) => [`permissions[${at}]`, permission]);
  return { title, description, ...Object.fromEntries(granted) };
}

export const roles = {
  sales: roleForm('Prodaja', 'Stranke, ponudbe in pogodbe', [
    ...every('customers'),
    ...every('documents'),
    'send/documents',
    'sign/documents',
    'view/document-templates',
    'view/media',
    'view/codelists',
  ]),
  marketing: roleForm('Marketing', 'Pictures and price lists', [...every('media'), 'view/customers']),
  support: roleForm('Support', 'Looks up company CRMs and helps their owners', [
    'view/tenants',
    'update/tenants',
    'view/customers',
    'view/users',
  ]),
  accounting: roleForm('Računovodstvo', 'Naročnine, plačila in cenik', [
    'view/subscriptions',
    'update/subscriptions',
    'view/price-list',
    'view/customers',
  ]),
} as const;

const colleague = (name: string, fullName: string, role: string, language: Person['language']): Person => ({
  email: `${name}@atrium.example`,
  fullName,
  role: `${role}, ${language === 'sl' ? 'Slovenian' : 'English'}`,
  language,
});

export const staff = {
  ana: colleague('ana.kranjc', 'Ana Kranjc', 'Prodaja', 'sl'),
  blaz: colleague('blaz.kocevar', 'Blaž Kočevar', 'Prodaja', 'en'),
  eva: colleague('eva.zorman', 'Eva Zorman', 'Marketing', 'en'),
  miha: colleague('miha.turk', 'Miha Turk', 'Support', 'sl'),
  petra: colleague('petra.hocevar', 'Petra Hočevar', 'Support', 'en'),
  irena: colleague('irena.golob', 'Irena Golob', 'Računovodstvo', 'sl'),
} as const;
