import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { deviceListening, type Listening } from '#lib/speech/listening.ts';
import { Button } from '#ui/actions/button.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ConsentDialog } from '../consent-dialog.tsx';
import { ListeningOutcome } from './listening-outcome.tsx';
import { useMicrophone } from './use-microphone.ts';

export interface SpokenAnswerProps {
  readonly acting: ActingFor;
  /** The person has said that this is what was said. */
  readonly onAnswer: (words: string) => void;
}

function Microphone({ acting, onAnswer, listening }: SpokenAnswerProps & { readonly listening: Listening }) {
  const { t } = useTranslation('chat');
  const microphone = useMicrophone(acting.actorUid, listening);
  const { state, outcome, consentGiven, askingConsent, tap, listen, clear, agree, refuse, withdraw } = microphone;
  return (
    <Stack>
      <Row>
        <Button icon={state.kind === 'listening' ? 'stop' : 'microphone'} onClick={tap}>
          {t(state.kind === 'listening' ? 'stop-listening' : 'speak')}
        </Button>
        {consentGiven ? (
          <Button kind="quiet" onClick={withdraw}>
            {t('consent-withdraw')}
          </Button>
        ) : null}
      </Row>
      <StatusArea ref={outcome}>
        <ListeningOutcome key={state.kind} state={state} />
      </StatusArea>
      {state.kind === 'heard' ? (
        <Row>
          <Button
            icon="check"
            onClick={() => {
              clear();
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
      <ConsentDialog open={askingConsent} onRefuse={refuse} onAgree={agree} />
    </Stack>
  );
}

/** Speaking instead of typing, where the browser can; nothing at all where it cannot. Nothing is sent before "Ja". */
export function SpokenAnswer(props: SpokenAnswerProps) {
  const [listening] = useState(deviceListening);
  return listening === null ? null : <Microphone {...props} listening={listening} />;
}
