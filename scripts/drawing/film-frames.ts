import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FilmFrame, filmSeconds, framesPerSecond } from './film.tsx';

export const frames: readonly string[] = Array.from({ length: filmSeconds * framesPerSecond }, (_, frame) =>
  renderToStaticMarkup(createElement(FilmFrame, { second: frame / framesPerSecond })),
);

export const rate = framesPerSecond;
