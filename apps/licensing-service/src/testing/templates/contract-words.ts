/** The text of the contract. */
export const contractWords = {
  en: {
    number: 'Number',
    date: 'Date',
    title: 'Service contract',
    concluded: 'concluded between',
    article: (number: number, name: string) => `${number}. ${name}`,
    provider: 'Provider',
    client: 'Client',
    parties: [
      {
        name: '{operator.name}',
        facts:
          ', {operator.street}, {operator.post}, VAT number {operator.vat}, registration number {operator.registration_number}, represented by {author.name}, ',
        called: '(the Provider)',
      },
      {
        name: '{customer.title}',
        facts: ', {customer.address}, VAT number {customer.vat}, represented by {field.representative}, ',
        called: '(the Client)',
      },
    ],
    articles: [
      {
        name: 'Subject',
        paragraphs: ['The Provider performs the following services for the Client:', '{field.subject_text}'],
      },
      {
        name: 'Time',
        paragraphs: ['The Provider begins on {field.start} and completes the services by {field.end}.'],
      },
      {
        name: 'Price and payment',
        paragraphs: [
          'The price of the services is {field.price}, without VAT.',
          'The Client pays within 15 days of the issue of the invoice. For late payment, the Provider charges statutory default interest.',
        ],
      },
      {
        name: 'Confidentiality and personal data',
        paragraphs: [
          'Each party keeps confidential what it learns about the business of the other, also after the end of this contract.',
          'The Provider processes personal data only on the documented instructions of the Client, and deletes them at the end of this contract.',
        ],
      },
      {
        name: 'Term and termination',
        paragraphs: [
          'This contract is valid from the day on which both parties have signed it. Each party may terminate it in writing with one month’s notice.',
        ],
      },
      {
        name: 'Final provisions',
        paragraphs: [
          'Changes are valid only in writing. The law of the Republic of Slovenia applies. The parties settle disputes amicably; failing this, the competent court at the seat of the Provider decides.',
          'This contract is made in two copies, one for each party.',
        ],
      },
    ],
  },
  sl: {
    number: 'Številka',
    date: 'Datum',
    title: 'Pogodba o opravljanju storitev',
    concluded: 'ki jo skleneta',
    article: (number: number, name: string) => `${number}. člen – ${name}`,
    provider: 'Izvajalec',
    client: 'Naročnik',
    parties: [
      {
        name: '{operator.name}',
        facts:
          ', {operator.street}, {operator.post}, ID za DDV {operator.vat}, matična številka {operator.registration_number}, ki ga zastopa {author.name}, ',
        called: '(v nadaljevanju: izvajalec)',
      },
      {
        name: '{customer.title}',
        facts: ', {customer.address}, ID za DDV {customer.vat}, ki ga zastopa {field.representative}, ',
        called: '(v nadaljevanju: naročnik)',
      },
    ],
    articles: [
      { name: 'predmet', paragraphs: ['Izvajalec za naročnika opravi naslednje storitve:', '{field.subject_text}'] },
      { name: 'rok', paragraphs: ['Izvajalec začne {field.start} in storitve opravi do {field.end}.'] },
      {
        name: 'cena in plačilo',
        paragraphs: [
          'Cena storitev je {field.price} brez DDV.',
          'Naročnik plača v 15 dneh od izdaje računa. Za zamudo izvajalec zaračuna zakonske zamudne obresti.',
        ],
      },
      {
        name: 'zaupnost in osebni podatki',
        paragraphs: [
          'Stranki varujeta poslovne skrivnosti druge stranke, tudi po prenehanju pogodbe.',
          'Izvajalec osebne podatke obdeluje le po dokumentiranih navodilih naročnika in jih ob prenehanju pogodbe izbriše.',
        ],
      },
      {
        name: 'veljavnost in odpoved',
        paragraphs: [
          'Pogodba velja od dne, ko jo podpišeta obe stranki. Vsaka stranka jo lahko pisno odpove z enomesečnim odpovednim rokom.',
        ],
      },
      {
        name: 'končne določbe',
        paragraphs: [
          'Spremembe so veljavne le v pisni obliki. Uporablja se pravo Republike Slovenije. Stranki spore rešujeta sporazumno, sicer odloča pristojno sodišče po sedežu izvajalca.',
          'Pogodba je sestavljena v dveh izvodih, od katerih vsaka stranka prejme enega.',
        ],
      },
    ],
  },
};
