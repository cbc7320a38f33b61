import { describe, expect, it } from 'vitest';
import { attachmentHeader } from './attachment-header';

describe('attachmentHeader', () => {
  it.each([
    ['Invoice SPLET-R1-12.pdf', 'attachment; filename="Invoice SPLET-R1-12.pdf"'],
    [
      'Račun SPLET-R1-12.pdf',
      `attachment; filename="Racun SPLET-R1-12.pdf"; filename*=UTF-8''Ra%C4%8Dun%20SPLET-R1-12.pdf`,
    ],
    ['a"b\\c\n.pdf', `attachment; filename="a_b_c_.pdf"; filename*=UTF-8''a%22b%5Cc%0A.pdf`],
    ["l'été (1)*.pdf", `attachment; filename="l'ete (1)*.pdf"; filename*=UTF-8''l%27%C3%A9t%C3%A9%20%281%29%2a.pdf`],
  ])('encodes the file name %j', (name, header) => expect(attachmentHeader(name)).toBe(header));
});
