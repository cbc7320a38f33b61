import type { Texts } from '../texts';

export const errors: Texts['errors'] = {
  invalid_input: 'Vneseni podatki niso veljavni.',
  unauthenticated: 'Prosimo, prijavite se.',
  forbidden: 'Za to dejanje nimate pravice.',
  forged_request: 'Zahteva ni prišla s portala, zato je bila zavrnjena.',
  not_found: 'Na tem naslovu ni ničesar.',
  tenant_not_found: 'Izbranega CRM podjetja ni mogoče najti.',
  method_not_allowed: 'Ta naslov ne sprejema te metode.',
  malformed_request: 'Zahteve ni bilo mogoče prebrati.',
  body_too_large: 'Zahteva je prevelika.',
  unsupported_media_type: 'Te vrste vsebine tukaj ne sprejemamo.',
  conflict: 'Nekdo drug je v istem trenutku spremenil isto stvar. Prosimo, poskusite znova.',
  stale: 'Zapis je bil medtem spremenjen.',
  too_many_requests: 'Preveč zahtev. Prosimo, poskusite čez nekaj časa.',
  unavailable: 'Storitev trenutno ni na voljo. Prosimo, poskusite čez nekaj sekund.',
  unexpected: 'Prišlo je do napake. Prosimo, poskusite znova.',
};
