import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { webcalAddress } from '#domain/calendar-feed/feed-address.ts';
import { type CalendarDone as Done, copyAddress } from '#shared/calendar/use-calendar-address.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainInput } from '#ui/plain/plain-input.tsx';
import { PlainNotice } from '#ui/plain/plain-notice.tsx';
import { PlainCard, PlainLinkButton, PlainRow, PlainSmall } from '#ui/plain/plain-parts.tsx';
import { ProblemNotice } from '../problem-notice.tsx';
import { useHelperWords } from '../use-helper-words.ts';
import { type CalendarProps, useOwnCalendar } from './use-own-calendar.ts';

function Address({ address, onDone }: { readonly address: string; readonly onDone: (done: Done) => void }) {
  const { t } = useTranslation('own-cards');

  return (
    <>
      <PlainRow>
        <PlainLinkButton href={webcalAddress(address)}>{t('calendar-open')}</PlainLinkButton>
      </PlainRow>
      <p>{t('calendar-by-hand')}</p>
      <PlainInput type="text" label={t('calendar-address')} value={address} readOnly />
      <PlainRow>
        <PlainButton onClick={() => void copyAddress(address).then(onDone)}>{t('calendar-copy')}</PlainButton>
      </PlainRow>
      <PlainSmall>{t('calendar-secret')}</PlainSmall>
    </>
  );
}

/** The student's visits in her own calendar. */
export function CalendarCard(props: CalendarProps) {
  const { calendar } = props;
  const { t } = useTranslation('own-cards');
  const words = useHelperWords();
  const feed = useOwnCalendar(props);
  const [done, setDone] = useState<Done | null>(null);
  const hasAddress = calendar !== null && calendar !== undefined;

  async function renew() {
    setDone(null);
    if (await feed.renew()) setDone('renewed');
  }

  async function stop() {
    setDone(null);
    if (await feed.stop()) setDone('stopped');
  }

  return (
    <>
      <h2>{t('calendar')}</h2>
      <PlainCard>
        <p>{t('calendar-text')}</p>
        <p>{t('calendar-pace')}</p>
        {hasAddress && feed.address === null ? (
          <p>{t('calendar-elsewhere', { moment: words.moment(calendar.made_at) })}</p>
        ) : null}
        {feed.address === null ? null : <Address address={feed.address} onDone={setDone} />}
        <div role="status">
          {done === null ? null : (
            <PlainNotice kind={done === 'not-copied' ? 'warning' : 'success'} title={t(`calendar-${done}`)} />
          )}
        </div>
        <ProblemNotice problem={feed.problem} />
        <PlainRow>
          <PlainButton busy={feed.busy} onClick={() => void renew()}>
            {t(hasAddress ? 'calendar-renew' : 'calendar-make')}
          </PlainButton>
          {hasAddress ? (
            <PlainButton busy={feed.busy} onClick={() => void stop()}>
              {t('calendar-stop')}
            </PlainButton>
          ) : null}
        </PlainRow>
        {hasAddress ? <PlainSmall>{t('calendar-renew-note')}</PlainSmall> : null}
      </PlainCard>
    </>
  );
}
