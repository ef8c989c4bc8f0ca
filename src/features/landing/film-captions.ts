/** The scenes of the film in order; each is the key of its caption and of the text beside it. */
export const filmSteps = [
  'film-step-1',
  'film-step-2',
  'film-step-3',
  'film-step-4',
  'film-step-5',
  'film-step-6',
] as const;

/** Duration of one scene in seconds (scripts/film/film.tsx). */
export const sceneSeconds = 5;

const time = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`;

/** The captions as WebVTT (https://www.w3.org/TR/webvtt1/). */
export function filmCaptions(texts: Readonly<Record<(typeof filmSteps)[number], string>>): string {
  const cues = filmSteps.map(
    (step, index) => `${time(index * sceneSeconds)} --> ${time((index + 1) * sceneSeconds)}\n${texts[step]}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}
