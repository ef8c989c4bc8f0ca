import { useTranslation } from '#i18n/use-translation.ts';
import type { WaitingAlert } from '#domain/contracts/told.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { ReachLinks } from '#shared/staff/reach-links.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ToldText, type ToldWords } from './told-words.tsx';
import type { useTold } from './use-told.ts';

export interface ToldPartProps {
  readonly waiting: WaitingAlert;
  readonly words: ToldWords;
  readonly told: ReturnType<typeof useTold>;
  /** Whether this staff member is at it. */
  readonly isMine: boolean;
}

/** A call: the number, what to say, and what came of it. */
export function ToldCall({ waiting, words, told, isMine }: ToldPartProps) {
  const { t } = useTranslation('told');
  const { canWrite } = useConnection();
  return (
    <>
      <Row>
        <ReachLinks phone={waiting.phone} email="" />
        {isMine ? null : (
          <Button kind="main" icon="phone" busy={told.busy} disabled={!canWrite} onClick={() => void told.take()}>
            {t('call-begin')}
          </Button>
        )}
      </Row>
      {waiting.phone === '' ? <p>{t('no-phone')}</p> : null}
      <Card title={t('say-this')}>
        <div lang={words.language.toLowerCase()}>
          <Stack>
            <p>
              <strong>{words.subject}</strong>
            </p>
            <ToldText words={words} />
          </Stack>
        </div>
      </Card>
      {isMine ? (
        <Row>
          <Button
            kind="main"
            icon="check"
            busy={told.busy}
            disabled={!canWrite}
            onClick={() => void told.finish('reached')}
          >
            {t('call-reached')}
          </Button>
          <Button icon="close" busy={told.busy} disabled={!canWrite} onClick={() => void told.finish('no-answer')}>
            {t('call-no-answer')}
          </Button>
        </Row>
      ) : null}
    </>
  );
}
