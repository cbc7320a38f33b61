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
  subscriptions: {
    sheet: 'Naročnine',
    columns: {
      title: 'Ime',
      company: 'Podjetje',
      owner: 'Lastnik',
      kind: 'Vrsta',
      state: 'Stanje',
      cycle: 'Plačilo',
      licences: 'Licence',
      modules: 'Moduli',
      assets: 'Sredstva',
      period_end: 'Konec obdobja',
      monthly_value: 'Mesečna vrednost, € brez DDV',
      credit: 'Dobroimetje, €',
      next_try_at: 'Naslednji poskus',
      read_only_at: 'Samo za branje od',
    },
    choices: {
      kind: { trial: 'Preizkus', paid: 'Plačano' },
      state: {
        trial: 'Preizkus',
        trial_ended: 'Preizkus je potekel',
        active: 'Aktivno',
        awaiting_transfer: 'Čaka na nakazilo',
        overdue: 'Zapadlo',
        unpaid: 'Neplačano',
        cancelled: 'Odpovedano',
        creating: 'V pripravi',
        failed: 'Ustvarjanje ni uspelo',
        draft: 'Osnutek',
        closed: 'Zaprto',
      },
      cycle: { monthly: 'Mesečno', yearly: 'Letno' },
    },
  },
};
