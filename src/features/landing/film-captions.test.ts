import { expect, test } from 'vitest';
import { landing as english } from '#i18n/en/landing.ts';
import { landing as dutch } from '#i18n/nl/landing.ts';
import { filmCaptions, filmSteps, sceneSeconds } from './film-captions.ts';

test.each([
  ['nl', dutch],
  ['en', english],
] as const)('the captions in %s cover each scene for its duration', (_, texts) => {
  const [head, ...cues] = filmCaptions(texts).split('\n\n');
  expect(head).toBe('WEBVTT');
  expect(cues).toHaveLength(filmSteps.length);
  for (const [index, cue] of cues.entries()) {
    const [time = '', ...words] = cue.trim().split('\n');
    const [from, until] = time.split(' --> ').map((moment) => Number(moment.slice(-6)));
    expect([from, until]).toEqual([index * sceneSeconds, (index + 1) * sceneSeconds]);
    expect(words).toEqual([texts[filmSteps[index] ?? 'film-step-1']]);
  }
});
