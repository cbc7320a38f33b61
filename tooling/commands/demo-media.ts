import type { Person } from './demo-calls.ts';
import type { DemoOffice } from './demo-office.ts';
import { drawPicture, printPage } from './demo-pictures.ts';

const titles = {
  Brand: ['Logotip', 'Logo on dark', 'Ikona aplikacije', 'Podpis e-pošte'],
  Office: ['Pisarna', 'Reception', 'Sejna soba', 'Terasa', 'Vhod', 'Parking'],
  Products: ['Kurir na poti', 'Warehouse', 'Tiskalnik nalepk', 'Blagajna', 'Scanner', 'Paketi'],
  Events: [
    'Sejem Celje',
    'Autumn meetup',
    'Predavanje',
    'Workshop',
    'Zaključek leta',
    'Award',
    'Ekipa',
    'Team in Bled',
  ],
  Papers: ['Terms of use', 'Splosni pogoji', 'Price list 2026', 'Cenik 2026', 'Onboarding', 'Uvajanje'],
} as const;

/** Adds the sample files of a collection: pictures, or papers. */
export async function addCollection(office: DemoOffice, by: Person, collection: keyof typeof titles): Promise<void> {
  const start = Object.keys(titles).indexOf(collection) * 8;
  for (const [at, title] of titles[collection].entries()) {
    const seed = start + at;
    const colour = [40 + ((seed * 53) % 180), 60 + ((seed * 97) % 160), 80 + ((seed * 31) % 150)] as const;
    const isPaper = collection === 'Papers';
    const bytes = isPaper ? printPage(title) : drawPicture(colour);
    const upload = new FormData();
    upload.set('file', new Blob([new Uint8Array(bytes)]), isPaper ? `${title}.pdf` : `picture-${seed + 1}.png`);
    const fileId = await office.upload(by, '/media/files', upload);
    await office.create(by, '/media', { title, collection, active: 'true', file_id: fileId }, title);
  }
}
