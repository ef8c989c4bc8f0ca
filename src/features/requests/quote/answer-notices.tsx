import { useTranslation } from '#i18n/use-translation.ts';
import { phoneHref } from '#domain/brand.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import type { AnswerDelivery } from '#shared/requests/request-row.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { waitingText } from '../waiting-text.ts';
import type { YesOrNo } from './answer-stage.ts';

/** What was answered, and what happens now. */
export function GivenNotice({ answer }: { readonly answer: YesOrNo }) {
  const { t } = useTranslation('visits');
  return (
    <Notice kind={answer === 'yes' ? 'success' : 'info'} title={t(`quote-said-${answer}`)}>
      <p>{t(`quote-next-${answer}`)}</p>
    </Notice>
  );
}

export interface WaitingAnswerProps {
  readonly waiting: AnswerDelivery;
  /** What was answered to; null when the list does not show that price yet. */
  readonly price: string | null;
  /** Asks again; null while that is done. */
  readonly onChange: (() => void) | null;
}

/** An answer on its way. After a failed attempt sending and waiting read alike: each change would be announced. */
export function WaitingAnswer({ waiting, price, onChange }: WaitingAnswerProps) {
  const { t } = useTranslation(['visits', 'requests']);
  const { answer, state, error } = waiting;
  if (state === 'sending' && error === null) return <Notice kind="info" title={t(`quote-sending-${answer}`)} />;
  return (
    <Notice kind="info" icon="saved" title={t(`quote-kept-${answer}`)}>
      {price === null ? null : <p>{price}</p>}
      <p>{t(`requests:${waitingText(error?.code)}`)}</p>
      {state === 'waiting' && onChange !== null ? (
        <Row>
          <Button icon="note" onClick={onChange}>
            {t('quote-change')}
          </Button>
        </Row>
      ) : null}
    </Notice>
  );
}

export interface VoidAnswerProps {
  readonly code: ErrorCode;
  /** What was answered, of an answer that the server rejected. */
  readonly answer: YesOrNo | null;
  readonly onUnderstood: (() => void) | null;
}

/** An answer that counts for nothing, and why. */
export function VoidAnswer({ code, answer, onUnderstood }: VoidAnswerProps) {
  const { t } = useTranslation(['visits', 'errors', 'requests']);
  const isReplaced = code === 'quote-replaced';
  const otherTitle = answer === null ? 'quote-failed' : 'quote-void';
  return (
    <Notice kind={isReplaced ? 'warning' : 'danger'} title={t(isReplaced ? 'errors:quote-replaced' : otherTitle)}>
      {isReplaced ? answer && <p>{t(`quote-void-${answer}`)}</p> : <p>{t(`errors:${code}`)}</p>}
      <Row>
        {onUnderstood === null ? null : (
          <Button icon="check" onClick={onUnderstood}>
            {t('quote-understood')}
          </Button>
        )}
        {isReplaced ? null : (
          <LinkButton href={phoneHref} icon="phone">
            {t('requests:call')}
          </LinkButton>
        )}
      </Row>
    </Notice>
  );
}
