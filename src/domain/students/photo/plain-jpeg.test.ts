import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aJpeg } from '#tests/builders/students/student-photo.ts';
import { bytesOfBase64 } from './base64.ts';
import { photoCharacters, photoLimits } from './photo-limits.ts';
import { isPlainSquareJpeg, plainJpeg } from './plain-jpeg.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

/** A segment with this marker. */
const segment = (marker: string, content: string) =>
  `ff${marker}${(content.length / 2 + 2).toString(16).padStart(4, '0')}${content}`;
const exif = segment('e1', Buffer.from('Exif\0\0GPS 51.2 4.4').toString('hex'));
const comment = segment('fe', Buffer.from('Kerkstraat 12').toString('hex'));
const profile = segment('e2', Buffer.from('ICC_PROFILE').toString('hex'));
const thumbnail = segment('e0', `${Buffer.from('JFIF\0').toString('hex')}010100000100010101ffffff`);

test('bytes survive base64, and what is no base64 is none', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(bytesOfBase64(base64(bytes))).toEqual(bytes);
      expect(base64(bytes).length).toBeLessThanOrEqual(4 * Math.ceil(bytes.length / 3));
    }),
  );
  for (const wrong of ['a', 'ab=', 'a===', 'ab-_', ' abcd', 'abc\n']) expect(bytesOfBase64(wrong)).toBeNull();
});

describe('a photo that is stored', () => {
  test('is a square JPEG of at most so many pixels and bytes', async () => {
    const drawn = await readFile(new URL('../../../../local/seed/student-photo.jpg', import.meta.url));
    expect(isPlainSquareJpeg(base64(drawn))).toBe(true);
    expect(isPlainSquareJpeg(aJpeg({ width: 1, height: 1 }))).toBe(true);
    const { side } = photoLimits;
    for (const [width, height] of [
      [side + 1, side + 1],
      [side, side - 1],
      [0, 0],
    ] as const) {
      expect(isPlainSquareJpeg(aJpeg({ width, height }))).toBe(false);
    }
    const tables = (bytes: number) => 'ffdb0003ff'.repeat(Math.floor(bytes / 5));
    const room = photoLimits.bytes - bytesOf(aJpeg()).length;
    expect(isPlainSquareJpeg(aJpeg({ besides: tables(room) }))).toBe(true);
    expect(isPlainSquareJpeg(aJpeg({ besides: tables(room + 5) }))).toBe(false);
    expect(photoCharacters).toBeGreaterThanOrEqual(base64(new Uint8Array(photoLimits.bytes)).length);
  });

  test.each([
    ['the place where it was taken', { besides: exif }],
    ['a comment', { besides: comment }],
    ['a profile', { besides: profile }],
    ['a thumbnail', { besides: thumbnail }],
    ['a second frame', { besides: segment('c0', '0801000100011100') }],
    ['something behind the picture', { after: '00' }],
    ['a second picture behind it', { after: 'ffd8ffd9' }],
  ])('never has %s', (_what, parts) => {
    expect(isPlainSquareJpeg(aJpeg(parts))).toBe(false);
  });

  test('is no other file, and no part of one', () => {
    const whole = bytesOf(aJpeg());
    for (let length = 0; length < whole.length; length += 1) {
      expect(isPlainSquareJpeg(base64(whole.slice(0, length)))).toBe(false);
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(isPlainSquareJpeg(base64(bytes))).toBe(false);
      }),
    );
    expect(isPlainSquareJpeg('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe(false);
  });
});

test('what a browser writes besides the picture is left out, whatever and however much', () => {
  const plain = aJpeg();
  fc.assert(
    fc.property(fc.array(fc.constantFrom(exif, comment, profile, thumbnail), { maxLength: 5 }), (extras) => {
      const written = bytesOf(aJpeg({ besides: extras.join('') }));
      const made = plainJpeg(written);
      expect(made === null ? null : base64(made)).toBe(plain);
    }),
  );
  expect(plainJpeg(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBeNull();
});
