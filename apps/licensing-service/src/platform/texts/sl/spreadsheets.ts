import type { Texts } from '../english';

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
        creating: 'Se ustvarja',
        failed: 'Ni ustvarjen',
        active: 'Aktiven',
        inactive: 'Neaktiven',
        closed: 'Zaprt',
      },
    },
  },
  media: {
    sheet: 'Mediji',
    columns: {
      title: 'Naziv',
      collection: 'Zbirka',
      active: 'Aktivno',
      kind: 'Vrsta',
      file_name: 'Datoteka',
      size: 'Velikost v bajtih',
      created_at: 'Ustvarjeno',
      updated_at: 'Posodobljeno',
    },
    choices: {
      active: { true: 'Aktivno', false: 'Neaktivno' },
      kind: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP', pdf: 'PDF', docx: 'Word' },
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
      cycle: 'Obračunsko obdobje',
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
        creating: 'Se ustvarja',
        failed: 'Ustvarjanje ni uspelo',
        draft: 'Osnutek',
        closed: 'Zaprto',
      },
      cycle: { monthly: 'Mesečno', yearly: 'Letno' },
    },
  },
};
