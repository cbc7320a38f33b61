import type { Texts } from '../texts';

export const instance: Texts['instance'] = {
  active: 'Aktiven',
  inactive: 'Ni aktiven',
  closed: 'Zaprt',
  read_only: 'Samo za branje',
  lead_read_only:
    'Vse v tem CRM podjetja je tukaj in se lahko bere. Spreminjati ga bo spet mogoče, ko bo paket plačan.',
  lead_active: 'Ta CRM podjetja je vzpostavljen in deluje.',
  lead_inactive: 'Ta CRM podjetja je trenutno izklopljen. Obrnite se na njegovega lastnika.',
  lead_closed: 'Ta CRM podjetja je bil zaprt. Obrnite se na nekdanjega lastnika.',
  unknown: 'Tukaj ni nobenega CRM-ja podjetja',
  lead_unknown: 'Preverite naslov. Na tem se ne odziva nič.',
  unreachable: 'Trenutno ni na voljo',
  lead_unreachable: 'Podatkovna baza tega CRM-ja podjetja se ne odziva. Poskusite znova čez minuto.',
  company: 'Podjetje',
  address: 'Naslov',
  version: 'Različica CRM-ja',
  database: 'Podatkovna baza',
  database_answers: 'se odziva',
  users: 'Uporabniki',
  assets: 'Sredstva',
  premises: 'Poslovni prostori',
  codelist_entries: 'Vnosi v šifrantih',
  checked: 'Pravkar preverjeno',
};
