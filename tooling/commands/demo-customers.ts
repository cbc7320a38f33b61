/** Names and towns of the demo's customers; contacts are made from the name. */
const companies: readonly (readonly [title: string, town: string, postalCode: string])[] = [
  ['Mizarstvo Hočevar d.o.o.', 'Ribnica', '1310'],
  ['Pekarna Vrhovec', 'Ljubljana', '1000'],
  ['Elektro Petek d.o.o.', 'Maribor', '2000'],
  ['Vrtnarija Žibert', 'Krško', '8270'],
  ['Kmetija Zupančič', 'Trebnje', '8210'],
  ['Računovodstvo Močnik d.o.o.', 'Kranj', '4000'],
  ['Avtoservis Jelen', 'Celje', '3000'],
  ['Gostilna Pri Šuštarju', 'Kamnik', '1241'],
  ['Tiskarna Čuk d.o.o.', 'Ajdovščina', '5270'],
  ['Zobozdravstvo Dolenc', 'Novo mesto', '8000'],
  ['Krovstvo Rozman s.p.', 'Domžale', '1230'],
  ['Trgovina Čebelica', 'Škofja Loka', '4220'],
  ['Transport Kovačič d.o.o.', 'Koper', '6000'],
  ['Studio Žarek', 'Ljubljana', '1000'],
  ['Lesarstvo Podgoršek', 'Velenje', '3320'],
  ['Inženiring Škrlj d.o.o.', 'Postojna', '6230'],
  ['Cvetličarna Marjetica', 'Ptuj', '2250'],
  ['Glasbena šola Kantata', 'Celje', '3000'],
  ['Optika Bistroum', 'Nova Gorica', '5000'],
  ['Vinarstvo Štefančič', 'Brežice', '8250'],
  ['Arhitektura Golob d.o.o.', 'Ljubljana', '1000'],
  ['Keramika Žagar', 'Murska Sobota', '9000'],
  ['Veterina Medved', 'Slovenj Gradec', '2380'],
  ['Knjigarna Sova', 'Maribor', '2000'],
  ['Planinski dom Ruša', 'Bohinjska Bistrica', '4264'],
  ['Kolesarstvo Prestava', 'Jesenice', '4270'],
  ['Čistilni servis Iskra', 'Kranj', '4000'],
  ['Fotografija Utrinek', 'Izola', '6310'],
  ['Ribarstvo Školjka', 'Piran', '6330'],
  ['Šiviljstvo Nitka', 'Kočevje', '1330'],
];
const abroad: readonly (readonly [title: string, town: string, postalCode: string, country: string])[] = [
  ['Stolarija Horvat d.o.o.', 'Zagreb', '10000', 'HR'],
  ['Uredski centar Babić', 'Rijeka', '51000', 'HR'],
  ['Weingut Steiner GmbH', 'Graz', '8010', 'AT'],
  ['Holzbau Mayer GmbH', 'Klagenfurt', '9020', 'AT'],
  ['Falegnameria Rossi', 'Trieste', '34121', 'IT'],
  ['Caffè Bianchi', 'Gorizia', '34170', 'IT'],
  ['Bauer & Sohn', 'München', '80331', 'DE'],
  ['Kovács Bútor Kft.', 'Győr', '9021', 'HU'],
  ['Northgate Trading Ltd', 'Leeds', 'LS1 4AP', 'GB'],
  ['Atelier Moreau', 'Lyon', '69001', 'FR'],
];

const asciiOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 2)
    .join('-');

const streets = ['Glavni trg', 'Prešernova ulica', 'Cankarjeva ulica', 'Kolodvorska cesta', 'Obrtniška ulica'];

/** Forms that create 40 customers; those abroad have no street. */
export const customerForms: readonly Readonly<Record<string, string>>[] = [
  ...companies.map(([title, city, postalCode]) => [title, city, postalCode, 'SI'] as const),
  ...abroad,
].map(([title, city, postalCode, country], at) => ({
  title,
  ...(country === 'SI' ? { street: `${streets[at % streets.length]} ${3 + ((at * 7) % 40)}` } : {}),
  city,
  post: city,
  postal_code: postalCode,
  country,
  language: country === 'SI' ? 'sl' : 'en',
  'contacts[0][type]': 'email',
  'contacts[0][value]': `info@${asciiOf(title)}.example`,
  ...(country === 'SI'
    ? { 'contacts[1][type]': 'phone', 'contacts[1][value]': `+3864055${String(1000 + at * 37).slice(0, 4)}` }
    : {}),
}));
