import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '#build/project.ts';
import { helpPicturePath, helpChapters, helpPictureSize } from '#domain/staff/help-chapters.ts';
import { languages } from '#i18n/languages.ts';
import { helpShots } from './help-shots.ts';

/** Staff reads the help on a phone as well. */
const mostBytes = 120_000;

/** The size of an extended WebP, from its header. */
function sizeOf(picture: Buffer): { readonly width: number; readonly height: number } {
  expect([picture.toString('latin1', 0, 4), picture.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WEBPVP8X']);
  return { width: picture.readUIntLE(24, 3) + 1, height: picture.readUIntLE(27, 3) + 1 };
}

test('the script takes every picture that the help names, and no other', () => {
  expect(Object.keys(helpShots).toSorted()).toEqual([...helpChapters].toSorted());
});

test.each(languages)(
  'in %s each picture of the help is there, in its size and light, and none is left over',
  (language) => {
    for (const picture of helpChapters) {
      const file = readFileSync(inProject('public', helpPicturePath(picture, language)));
      expect([picture, sizeOf(file)]).toEqual([picture, helpPictureSize]);
      expect(file.length).toBeLessThan(mostBytes);
    }
    expect(readdirSync(inProject('public', 'staff-help', language)).toSorted()).toEqual(
      helpChapters.map((picture) => `${picture}.webp`).toSorted(),
    );
  },
);
