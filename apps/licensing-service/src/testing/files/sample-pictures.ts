import { Transformer } from '@napi-rs/image';

/** A picture whose left half is red and whose right half is blue. */
export function redAndBlue(width: number, height: number): Transformer {
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < width * height; at += 1) {
    const red = at % width < width / 2;
    pixels.set(red ? [255, 0, 0] : [0, 0, 255], at * 4);
  }
  return Transformer.fromRgbaPixels(pixels, width, height);
}

const turnedLeft = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');

/** A JPEG that EXIF turns by 90°: its red half is at the top. */
export function turnedJpeg(width: number, height: number): Buffer {
  const jpeg = redAndBlue(width, height).jpegSync(90);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), turnedLeft]);
  const segment = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, exif, jpeg.subarray(2)]);
}

/** A PNG whose header declares another size. */
export function pngWithSize(width: number, height: number): Buffer {
  const png = Buffer.from(redAndBlue(8, 8).pngSync());
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** A PDF with a page of `width` by `height` points. */
export function samplePdf(width = 200, height = 300, pages = 1): Buffer {
  const kids = Array.from({ length: pages }, () => '3 0 R').join(' ');
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages}>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R>>endobj
4 0 obj<</Length 30>>stream
1 0 0 rg 0 0 1000 1000 re f  
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`);
}
