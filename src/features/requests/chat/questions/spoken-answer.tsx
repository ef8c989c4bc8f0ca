import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { localeOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceListening, type Listening, type ListenFailure } from '#lib/speech/listening.ts';
import { deviceReadAloud } from '#lib/speech/read-aloud.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ConsentDialog } from '../consent-dialog.tsx';
import { useSpeechConsent } from '../use-speech-consent.ts';

export interface SpokenAnswerProps {
  readonly acting: ActingFor;
  /** The person has said that this is what was said. */
  readonly onAnswer: (words: string) => void;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'listening' }
  | { readonly kind: 'heard'; readonly words: string }
  | { readonly kind: 'failed'; readonly failure: ListenFailure }
  | { readonly kind: 'withdrawn' };

const idle: State = { kind: 'idle' };

function Microphone({ acting, onAnswer, listening }: SpokenAnswerProps & { readonly listening: Listening }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const consent = useSpeechConsent(acting.actorUid);
  const [state, setState] = useState<State>(idle);
  const [asking, setAsking] = useState(false);
  const stopListening = useRef<() => void>(() => undefined);

  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => () => stopListening.current(), []);

  // What was heard comes below the button that was tapped, perhaps below the screen. The focus stays where it is.
  useEffect(() => {
    if (state.kind === 'heard' || state.kind === 'failed') outcome.current?.scrollIntoView({ block: 'center' });
  }, [state]);

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
    else setAsking(true);
  }

  function agree() {
    setAsking(false);
    consent.give();
    listen();
  }

  function withdraw() {
    stop();
    consent.withdraw();
    setState({ kind: 'withdrawn' });
  }

  return (
    <Stack>
      <Row>
        <Button icon={state.kind === 'listening' ? 'stop' : 'microphone'} onClick={tap}>
          {t(state.kind === 'listening' ? 'stop-listening' : 'speak')}
        </Button>
        {consent.given ? (
          <Button kind="quiet" onClick={withdraw}>
            {t('consent-withdraw')}
          </Button>
        ) : null}
      </Row>
      <StatusArea ref={outcome}>
        {state.kind === 'listening' ? (
          <Notice kind="info" icon="microphone">
            <p>{t('listening')}</p>
          </Notice>
        ) : null}
        {state.kind === 'heard' ? (
          <Notice kind="info" icon="microphone">
            <p>{t('heard', { words: state.words })}</p>
          </Notice>
        ) : null}
        {state.kind === 'failed' ? (
          <Notice kind="warning">
            <p>{t(`speak-${state.failure}`)}</p>
          </Notice>
        ) : null}
        {state.kind === 'withdrawn' ? (
          <Notice kind="info">
            <p>{t('consent-withdrawn')}</p>
          </Notice>
        ) : null}
      </StatusArea>
      {state.kind === 'heard' ? (
        <Row>
          <Button
            icon="check"
            onClick={() => {
              setState(idle);
              onAnswer(state.words);
            }}
          >
            {t('heard-yes')}
          </Button>
          <Button icon="again" onClick={listen}>
            {t('heard-no')}
          </Button>
        </Row>
      ) : null}
      <ConsentDialog open={asking} onRefuse={() => setAsking(false)} onAgree={agree} />
    </Stack>
  );
}

/** Speaking instead of typing, where the browser can; nothing at all where it cannot. Nothing is sent before "Ja". */
export function SpokenAnswer(props: SpokenAnswerProps) {
  const [listening] = useState(deviceListening);
  return listening === null ? null : <Microphone {...props} listening={listening} />;
}
