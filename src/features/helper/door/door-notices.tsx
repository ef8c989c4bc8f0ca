import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  return (
    <PlainNotice kind="danger" title={title}>
      <p>{words.problem(code)}</p>
      <p>{t('call-us')}</p>
      <PlainRow>
        {code === 'other' ? <PlainButton onClick={onRetry}>{t('door-retry')}</PlainButton> : null}
        <PlainButton onClick={onRemove}>{t('door-remove')}</PlainButton>
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
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  switch (coming.kind) {
    case 'early':
      return null;
    case 'late':
      return <p>{t('door-late')}</p>;
    case 'ask':
      return coming.wrong === null ? null : (
        <PlainNotice kind="warning" title={t('door-wrong')}>
          {sentences(
            t('door-wrong-left', { count: coming.triesLeft }),
            t('door-wrong-again', { senior }),
            t('door-wrong-since', { moment: words.moment(coming.wrong.since) }),
          )}
        </PlainNotice>
      );
    case 'kept':
      return (
        <PlainNotice kind="info" title={t('door-kept-in')}>
          {sentences(
            t('door-kept-moment', { moment: words.moment(coming.at) }),
            coming.isSending ? t('door-sending') : hasLeft ? null : t('door-kept-later'),
            coming.isSending ? null : t('door-kept-check'),
          )}
        </PlainNotice>
      );
    case 'locked':
      return (
        <PlainNotice kind="danger" title={t('door-locked')}>
          <p>{t('door-locked-text')}</p>
        </PlainNotice>
      );
    case 'here':
      return (
        <PlainNotice kind="success" title={t('door-here')}>
          <p>{t('door-here-since', { moment: words.moment(coming.at) })}</p>
        </PlainNotice>
      );
    case 'refused': {
      const { code, itemId } = coming;
      const act = { onRetry: () => onRetry(itemId), onRemove: () => onRemove(itemId) };
      return <Refused title={t('door-refused-in')} code={code} {...act} />;
    }
  }
}

interface LeavingNoticeProps extends DoorNoticeActions {
  readonly leaving: Leaving;
}

/** What is on the phone of her leaving, and what has arrived. */
export function LeavingNotice({ leaving, onRetry, onRemove }: LeavingNoticeProps) {
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  const left = (at: string, minutes: number) => ({
    moment: words.moment(at),
    minutes: t('minutes', { count: minutes }),
  });
  switch (leaving.kind) {
    case 'not-yet':
    case 'may':
      return null;
    case 'kept': {
      const { told, isSending, waitsForCode } = leaving;
      const next = waitsForCode ? t('door-kept-waits') : t('door-kept-later');
      return (
        <PlainNotice kind="info" title={t('door-kept-out')}>
          {sentences(t('door-kept-left', left(told.at, told.minutes)), isSending ? t('door-sending') : next)}
        </PlainNotice>
      );
    }
    case 'reason':
      return (
        <PlainNotice kind="warning" title={t('door-reason-title')}>
          <p>{t('door-reason-text')}</p>
        </PlainNotice>
      );
    case 'gone':
      return leaving.at === null || leaving.minutes === null ? null : (
        <PlainNotice kind="success" title={t('door-gone')}>
          <p>{t('door-gone-since', left(leaving.at, leaving.minutes))}</p>
        </PlainNotice>
      );
    case 'refused': {
      const { code, itemId } = leaving;
      const act = { onRetry: () => onRetry(itemId), onRemove: () => onRemove(itemId) };
      return <Refused title={t('door-refused-out')} code={code} {...act} />;
    }
  }
}
