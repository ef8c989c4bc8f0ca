import { type RefObject, useEffect, useRef, useState } from 'react';
import { localeOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Listening, ListenFailure } from '#lib/speech/listening.ts';
import { deviceReadAloud } from '#lib/speech/read-aloud.ts';
import { useSpeechConsent } from '../use-speech-consent.ts';

export type MicrophoneState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'listening' }
  | { readonly kind: 'heard'; readonly words: string }
  | { readonly kind: 'failed'; readonly failure: ListenFailure }
  | { readonly kind: 'withdrawn' };

const idle: MicrophoneState = { kind: 'idle' };

export interface Microphone {
  readonly state: MicrophoneState;
  /** The element that shows what was heard or why nothing was. */
  readonly outcome: RefObject<HTMLDivElement | null>;
  readonly consentGiven: boolean;
  /** The consent dialog is open. */
  readonly askingConsent: boolean;
  /** Starts or stops listening; asks for consent first. */
  readonly tap: () => void;
  readonly listen: () => void;
  /** Drops what was heard. */
  readonly clear: () => void;
  readonly agree: () => void;
  readonly refuse: () => void;
  readonly withdraw: () => void;
}

/** What was heard appears below the button, perhaps below the screen: it is scrolled into view, and the focus stays. */
function useOutcomeInView(state: MicrophoneState): RefObject<HTMLDivElement | null> {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind === 'heard' || state.kind === 'failed') outcome.current?.scrollIntoView({ block: 'center' });
  }, [state]);
  return outcome;
}

/** Listens to one answer at a time, and only with the actor's consent. */
export function useMicrophone(actorUid: string, listening: Listening): Microphone {
  const language = useLanguage();
  const consent = useSpeechConsent(actorUid);
  const [state, setState] = useState(idle);
  const [askingConsent, setAskingConsent] = useState(false);
  const stopListening = useRef<() => void>(() => undefined);
  useEffect(() => () => stopListening.current(), []);

  const outcome = useOutcomeInView(state);

  function listen() {
    // What is read aloud would be heard as the answer.
    deviceReadAloud().stop();
    stopListening.current();
    setState({ kind: 'listening' });
    stopListening.current = listening.listen(localeOf(language).tag, {
      onHeard: (words) => setState({ kind: 'heard', words }),
      onFailed: (failure) => setState({ kind: 'failed', failure }),
    });
  }

  function stop() {
    stopListening.current();
    setState(idle);
  }

  function tap() {
    if (state.kind === 'listening') stop();
    else if (consent.given) listen();
    else setAskingConsent(true);
  }

  function agree() {
    setAskingConsent(false);
    consent.give();
    listen();
  }

  function withdraw() {
    stop();
    consent.withdraw();
    setState({ kind: 'withdrawn' });
  }

  return {
    state,
    outcome,
    consentGiven: consent.given,
    askingConsent,
    tap,
    listen,
    clear: () => setState(idle),
    agree,
    refuse: () => setAskingConsent(false),
    withdraw,
  };
}
