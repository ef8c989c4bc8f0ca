import { useTranslation } from '#i18n/use-translation.ts';
import { phoneHref } from '#domain/brand.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { ShownMove } from '#domain/documents/visit-parts/shown-move.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatVisitTime } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { AskedBy } from '../list/card/asked-by.tsx';
import { waitingText } from '../waiting-text.ts';
import type { GivenMove } from './use-move.ts';

interface MoveNoticeProps {
  readonly acting: ActingFor;
  /** Of this device, not shown by the list yet. */
  readonly given: GivenMove | null;
  /** As the server knows it. */
  readonly shown: ShownMove | null;
  /** The yes of staff or student came too late: the time is over in which it counts. */
  readonly isLate: boolean;
  readonly busy: boolean;
  readonly onWithdraw: () => void;
  readonly onForget: (itemId: string) => void;
}

function useTimeWords() {
  const language = useLanguage();
  const today = useToday();
  return ({ date, start }: { readonly date: string; readonly start: string }) =>
    formatVisitTime(date, start, today, language);
}

/** What was asked, or taken back, on this device. */
function GivenNotice({ given, busy, onWithdraw, onForget }: MoveNoticeProps & { readonly given: GivenMove }) {
  const { t } = useTranslation(['filter', 'requests', 'errors']);
  const timeOf = useTimeWords();
  const { item, command } = given;
  if (item.state === 'needs-you') {
    return (
      <Notice kind="danger" title={t(command.to === null ? 'move-back-failed' : 'move-failed')}>
        <p>{item.error?.code === 'visit-refused' ? t('move-refused') : t(`errors:${item.error?.code ?? 'unknown'}`)}</p>
        <Row>
          <Button icon="check" onClick={() => onForget(item.id)}>
            {t('move-understood')}
          </Button>
          <LinkButton href={phoneHref} icon="phone">
            {t('requests:call')}
          </LinkButton>
        </Row>
      </Notice>
    );
  }
  const isReceived = item.state === 'received';
  if (command.to === null) {
    return (
      <Notice kind="info" title={t(isReceived ? 'move-back-said' : 'move-back-kept')}>
        <p>{isReceived ? t('move-stands') : t(`requests:${waitingText(item.error?.code)}`)}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="info" title={t('move-asked', { when: timeOf(command.to) })}>
      <p>{t('move-until')}</p>
      {isReceived ? null : <p>{t(`requests:${waitingText(item.error?.code)}`)}</p>}
      <Row>
        <Button icon="back" busy={busy} onClick={onWithdraw}>
          {t('move-withdraw')}
        </Button>
      </Row>
    </Notice>
  );
}

/** What was asked of a visit, and what came of it; nothing where nothing was. */
export function MoveNotice(props: MoveNoticeProps) {
  const { acting, given, shown, isLate, busy, onWithdraw } = props;
  const { t } = useTranslation('filter');
  const timeOf = useTimeWords();
  if (given !== null) return <GivenNotice {...props} given={given} />;
  if (shown === null) return null;
  const when = timeOf(shown);
  const other = shown.asked_by === acting.actorUid ? undefined : shown.asked_by;
  if (shown.state === 'declined' || isLate) {
    return (
      <Notice kind="warning" title={t('move-declined', { when })}>
        {shown.reason === '' ? null : <p>{shown.reason}</p>}
        {isLate && shown.state === 'waiting' ? <p>{t('move-late')}</p> : null}
        <p>{t('move-stands')}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="info" title={t(other === undefined ? 'move-asked' : 'move-asked-for', { when })}>
      {other === undefined ? null : <AskedBy acting={acting} uid={other} />}
      <p>{t('move-until')}</p>
      <Row>
        <Button icon="back" busy={busy} onClick={onWithdraw}>
          {t('move-withdraw')}
        </Button>
      </Row>
    </Notice>
  );
}
