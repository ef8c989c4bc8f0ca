import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainNotice } from '#ui/plain/plain-notice.tsx';
import { PlainRow } from '#ui/plain/plain-parts.tsx';
import { useHelperWords } from '../use-helper-words.ts';
import type { Coming, DoorRefusal, Leaving } from './door-state.ts';

interface RefusedProps {
  readonly title: string;
  readonly code: DoorRefusal;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** What the server decided against for good, and the telephone. */
function Refused({ title, code, onRetry, onRemove }: RefusedProps) {
  const { t } = useTranslation(['door', 'helper']);
  const words = useHelperWords();
  return (
    <PlainNotice kind="danger" title={title}>
      <p>{words.problem(code)}</p>
      <p>{t('helper:call-us')}</p>
      <PlainRow>
        {code === 'other' ? <PlainButton onClick={onRetry}>{t('retry')}</PlainButton> : null}
        <PlainButton onClick={onRemove}>{t('remove')}</PlainButton>
      </PlainRow>
    </PlainNotice>
  );
}

export interface DoorNoticeActions {
  readonly onRetry: (itemId: string) => void;
  readonly onRemove: (itemId: string) => void;
}

const sentences = (...all: readonly (string | null)[]): ReactNode =>
  all.filter((each) => each !== null).map((each) => <p key={each}>{each}</p>);

interface ComingNoticeProps extends DoorNoticeActions {
  readonly coming: Coming;
  readonly senior: string;
  /** The leaving is told as well: what follows is said there. */
  readonly hasLeft: boolean;
}

/** What is on the phone of her coming, and what has arrived. */
export function ComingNotice({ coming, senior, hasLeft, onRetry, onRemove }: ComingNoticeProps) {
  const { t } = useTranslation(['door', 'helper']);
  const words = useHelperWords();
  switch (coming.kind) {
    case 'early':
      return null;
    case 'late':
      return <p>{t('late')}</p>;
    case 'ask':
      return coming.wrong === null ? null : (
        <PlainNotice kind="warning" title={t('wrong')}>
          {sentences(
            t('wrong-left', { count: coming.triesLeft }),
            t('wrong-again', { senior }),
            t('wrong-since', { moment: words.moment(coming.wrong.since) }),
          )}
        </PlainNotice>
      );
    case 'kept':
      return (
        <PlainNotice kind="info" title={t('kept-in')}>
          {sentences(
            t('kept-moment', { moment: words.moment(coming.at) }),
            coming.isSending ? t('sending') : hasLeft ? null : t('kept-later'),
            coming.isSending ? null : t('kept-check'),
          )}
        </PlainNotice>
      );
    case 'locked':
      return (
        <PlainNotice kind="danger" title={t('locked')}>
          <p>{t('locked-text')}</p>
        </PlainNotice>
      );
    case 'here':
      return (
        <PlainNotice kind="success" title={t('here')}>
          <p>{t('here-since', { moment: words.moment(coming.at) })}</p>
        </PlainNotice>
      );
    case 'refused': {
      const { code, itemId } = coming;
      const act = { onRetry: () => onRetry(itemId), onRemove: () => onRemove(itemId) };
      return <Refused title={t('refused-in')} code={code} {...act} />;
    }
  }
}

interface LeavingNoticeProps extends DoorNoticeActions {
  readonly leaving: Leaving;
}

/** What is on the phone of her leaving, and what has arrived. */
export function LeavingNotice({ leaving, onRetry, onRemove }: LeavingNoticeProps) {
  const { t } = useTranslation(['door', 'helper']);
  const words = useHelperWords();
  const left = (at: string, minutes: number) => ({
    moment: words.moment(at),
    minutes: t('helper:minutes', { count: minutes }),
  });
  switch (leaving.kind) {
    case 'not-yet':
    case 'may':
      return null;
    case 'kept': {
      const { told, isSending, waitsForCode } = leaving;
      const next = waitsForCode ? t('kept-waits') : t('kept-later');
      return (
        <PlainNotice kind="info" title={t('kept-out')}>
          {sentences(t('kept-left', left(told.at, told.minutes)), isSending ? t('sending') : next)}
        </PlainNotice>
      );
    }
    case 'reason':
      return (
        <PlainNotice kind="warning" title={t('reason-title')}>
          <p>{t('reason-text')}</p>
        </PlainNotice>
      );
    case 'gone':
      return leaving.at === null || leaving.minutes === null ? null : (
        <PlainNotice kind="success" title={t('gone')}>
          <p>{t('gone-since', left(leaving.at, leaving.minutes))}</p>
        </PlainNotice>
      );
    case 'refused': {
      const { code, itemId } = leaving;
      const act = { onRetry: () => onRetry(itemId), onRemove: () => onRemove(itemId) };
      return <Refused title={t('refused-out')} code={code} {...act} />;
    }
  }
}
