import { styled } from '../theme/styled.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';

const Frame = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    width: 'full',
    '& > img, & > video': {
      width: 'full',
      height: 'auto',
      aspectRatio: '8 / 5',
      borderRadius: 'card',
      bg: 'page.bg',
    },
  },
});

export interface FilmProps {
  readonly poster: string;
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  readonly captions: { readonly src: string; readonly language: string; readonly label: string };
  /** The accessible name of the film. */
  readonly label: string;
  readonly play: string;
  /** Shown when it could not be loaded. */
  readonly failure: ReactNode;
}

/** A film that loads only on demand: until then a poster is shown. */
export function Film({ poster, sources, captions, label, play, failure }: FilmProps) {
  const [state, setState] = useState<'poster' | 'film' | 'failed'>('poster');
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (state !== 'film') return;
    video.current?.focus();
    // Where autoplay is blocked, the native play button remains.
    video.current?.play().catch(() => undefined);
  }, [state]);

  if (state === 'film') {
    return (
      <Frame>
        <video ref={video} controls playsInline preload="auto" poster={poster} aria-label={label} tabIndex={-1}>
          {sources.map(({ src, type }, index) => (
            // The error of the last source means that none is left to try.
            <source
              key={src}
              src={src}
              type={type}
              onError={index === sources.length - 1 ? () => setState('failed') : undefined}
            />
          ))}
          <track default kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} />
        </video>
      </Frame>
    );
  }
  return (
    <Frame>
      <img src={poster} alt="" width={960} height={600} loading="lazy" />
      {state === 'failed' ? failure : null}
      <div>
        <Button icon="play" onClick={() => setState('film')}>
          {play}
        </Button>
      </div>
    </Frame>
  );
}
