import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';

const Frame = chakra('div', {
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
  /** What the film is called; for screen readers. */
  readonly label: string;
  readonly play: string;
  /** Said when it could not be loaded. */
  readonly failure: ReactNode;
}

/** A film that costs nothing until somebody wants to see it: until then there is a picture. */
export function Film({ poster, sources, captions, label, play, failure }: FilmProps) {
  const [state, setState] = useState<'poster' | 'film' | 'failed'>('poster');
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (state !== 'film') return;
    video.current?.focus();
    // Where a film may not start by itself, its own button starts it.
    video.current?.play().catch(() => undefined);
  }, [state]);

  if (state === 'film') {
    return (
      <Frame>
        <video ref={video} controls playsInline preload="auto" poster={poster} aria-label={label} tabIndex={-1}>
          {sources.map(({ src, type }, index) => (
            // The last one that does not load is the one after which there is nothing left to try.
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
