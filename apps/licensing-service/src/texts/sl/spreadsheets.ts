import type { Texts } from '../texts';

export const spreadsheets: Texts['spreadsheets'] = {
  tenants: {
    sheet: 'Licence',
    columns: {
      title: 'Ime',
      company: 'Podjetje',
      url: 'URL',
      state: 'Stanje',
      author: 'Avtor',
      created_at: 'Ustvarjeno',
      updated_at: 'Posodobljeno',
    },
    choices: {
      state: {
        draft: 'Osnutek',
        creating: 'V pripravi',
        failed: 'Ni uspelo',
        active: 'Aktivno',
        inactive: 'Neaktivno',
        closed: 'Zaprto',
      },
    },
  },
  codelists: {
    sheet: 'Šifranti',
    columns: {
      title: 'Naziv',
      slug: 'Oznaka',
      options: 'Možnosti',
      created_at: 'Ustvarjeno',
      updated_at: 'Posodobljeno',
    },
  },
};
