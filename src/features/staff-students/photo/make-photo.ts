import { err, ok, type Result } from '#domain/result.ts';
import { photoLimits } from '#domain/students/photo/photo-limits.ts';
import { plainJpeg } from '#domain/students/photo/plain-jpeg.ts';

export type PhotoFailure = 'photo-unreadable' | 'photo-too-large';

/** Of a chosen file: more than a telephone's photo, and less than what stops a slow computer. */
export const megabytesAtMost = 25;

/** The first that is small enough. The last one of a photo full of leaves and lace is. */
const qualities = [0.85, 0.7, 0.55, 0.4, 0.25] as const;

/** In a photo taken upright the face is rather above the middle. */
const faceHeight = 1 / 3;

/** Draws the largest square of the picture. Turned as its Exif says; nothing of the Exif itself comes along. */
function drawSquare(picture: ImageBitmap): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  const { side } = photoLimits;
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const square = Math.min(picture.width, picture.height);
  const left = (picture.width - square) / 2;
  const top = (picture.height - square) * faceHeight;
  // What is transparent would be black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, square, square, 0, 0, side, side);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

const base64Of = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Makes a chosen file the photo that is stored: a small square JPEG, in base64, with nothing besides the picture. */
export async function makePhoto(file: Blob): Promise<Result<string, PhotoFailure>> {
  if (file.size > megabytesAtMost * 1024 * 1024) return err('photo-too-large');
  const picture = await createImageBitmap(file).catch(() => null);
  const canvas = picture === null ? null : drawSquare(picture);
  picture?.close();
  if (canvas === null) return err('photo-unreadable');
  for (const quality of qualities) {
    const blob = await jpegOf(canvas, quality);
    const plain = blob === null ? null : plainJpeg(new Uint8Array(await blob.arrayBuffer()));
    if (plain === null) return err('photo-unreadable');
    if (plain.length <= photoLimits.bytes) return ok(base64Of(plain));
  }
  return err('photo-too-large');
}
