import type { SignaturePlace, TemplateContent } from '@atrium/api-client/contract';
import type { TextPlace } from '../../../platform';

/** A4 in points. */
const page = { width: 595, height: 842 };
/** 60 × 22 mm. */
const box = { width: 170, height: 62 };
const tenths = 10;

/** Adds to each tag the pages that it is on, and the places for signatures. `places` come from the PDF with tags. */
export function placeTags(
  content: Pick<TemplateContent, 'tags' | 'fields' | 'tables'>,
  places: readonly TextPlace[],
): Omit<TemplateContent, 'warnings'> {
  const placesOf = (name: string) => places.filter(({ text }) => text === `{${name}}`);
  const tags = content.tags.map((tag) => ({
    ...tag,
    pages: [...new Set(placesOf(tag.name).map((place) => place.page))],
  }));
  const signed = content.tags.filter(({ source }) => source === 'signature');
  return { ...content, tags, signatures: signed.flatMap(({ name }) => placesOf(name).map((at) => toBox(name, at))) };
}

/** A box whose top left corner is that of the tag, moved where it would leave an A4 page. */
const toBox = (name: string, { page: number, x, y }: TextPlace): SignaturePlace => ({
  name,
  page: number,
  x: rounded(Math.max(0, Math.min(x, page.width - box.width))),
  y: rounded(Math.max(0, Math.min(y, page.height - box.height))),
  ...box,
});

const rounded = (points: number) => Math.round(points * tenths) / tenths;
