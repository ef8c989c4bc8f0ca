import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { HelperVisit, HelperWork as Work } from '#domain/contracts/helpers.ts';
import { yearHours } from '#domain/matching/year-hours.ts';
import { ownDataAddress } from '#domain/privacy/own-data-address.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { Pending } from '#ui/feedback/pending.tsx';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainFacts } from '#ui/plain/plain-facts.tsx';
import { PlainNotice } from '#ui/plain/plain-notice.tsx';
import { PlainCard, PlainLinkButton, PlainRow, PlainSmall, PlainStack } from '#ui/plain/plain-parts.tsx';
import { useDoor } from './door/use-door.ts';
import { HoursNotice } from './hours-notice.tsx';
import { LaterCards } from './later-cards.tsx';
import { OfferCard } from './offer-card.tsx';
import { useGoneOffers } from './use-gone-offers.ts';
import { useHelperWords } from './use-helper-words.ts';
import { VisitCard } from './visit-card.tsx';
import { visitElementId } from './visit-element-id.ts';

export interface HelperWorkProps {
  readonly link: string;
  readonly work: Work;
  /** Null before the first reading of this page. */
  readonly isFresh: boolean | null;
  readonly refresh: () => Promise<void>;
}

type Done = 'accept' | 'decline' | 'withdraw';

const isToCome = ({ state, date }: HelperVisit, today: string) =>
  state === 'started' || (state === 'confirmed' && date >= today);

function Freshness({ work, isFresh, refresh }: Pick<HelperWorkProps, 'work' | 'isFresh' | 'refresh'>) {
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  return (
    <PlainStack>
      <div role="status">
        {isFresh === false ? (
          <PlainNotice kind="warning" title={t('offline')}>
            <span hidden data-connection="" />
          </PlainNotice>
        ) : null}
      </div>
      <PlainRow>
        <PlainSmall>{t('read-at', { moment: words.moment(work.read_at) })}</PlainSmall>
        {isFresh === false ? <PlainButton onClick={() => void refresh()}>{t('refresh')}</PlainButton> : null}
      </PlainRow>
    </PlainStack>
  );
}

function Hours({ work }: Pick<HelperWorkProps, 'work'>) {
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  const value = t('hours-of', { hours: words.number(work.hours), limit: yearHours.limit });
  return (
    <PlainCard>
      <PlainFacts facts={[{ name: t('hours', { year: work.year }), value }]} />
      <PlainSmall>{t('hours-note')}</PlainSmall>
      <HoursNotice hours={work.hours} year={work.year} />
    </PlainCard>
  );
}

type OffersProps = Pick<HelperWorkProps, 'link' | 'work' | 'refresh'> & { readonly onDone: (done: Done) => void };

function Offers({ link, work, refresh, onDone }: OffersProps) {
  const { t } = useTranslation('helper');
  return (
    <>
      <h2>{t('offers')}</h2>
      {work.offers.length === 0 ? (
        <p>{t('no-offers')}</p>
      ) : (
        <>
          <p>{t('offers-need-network')}</p>
          <ul className="plain-stack">
            {work.offers.map((offer) => (
              <li key={offer.visit_id}>
                <OfferCard link={link} offer={offer} refresh={refresh} onDone={onDone} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What the student is asked, and what she does; the copy of this device where there is no network. */
export function HelperWork({ link, work, isFresh, refresh }: HelperWorkProps) {
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  const gone = useGoneOffers(work);
  const [done, setDone] = useState<Done | null>(null);
  const now = useMinute();
  const door = useDoor(work, refresh);
  const today = brusselsDate(now);
  const coming = work.visits.filter((visit) => isToCome(visit, today));
  const past = work.visits.filter((visit) => !isToCome(visit, today)).toReversed();
  const card = (visit: HelperVisit) => (
    <li key={visit.visit_id} id={visitElementId(visit.visit_id)} tabIndex={-1}>
      <VisitCard
        link={link}
        visit={visit}
        door={door}
        now={now}
        refresh={refresh}
        onWithdrawn={() => setDone('withdraw')}
      />
    </li>
  );
  return (
    <>
      {door === null ? <Pending /> : null}
      <Freshness work={work} isFresh={isFresh} refresh={refresh} />
      <div role="status" data-kept-as="no">
        <PlainStack>
          {done === null ? null : <PlainNotice kind="success" title={t(`done-${done}`)} />}
          {gone.map((offer) => (
            <PlainNotice key={offer.visit_id} kind="info" title={t('gone', { when: words.when(offer) })} />
          ))}
        </PlainStack>
      </div>
      <Offers link={link} work={work} refresh={refresh} onDone={setDone} />
      <h2>{t('visits')}</h2>
      {coming.length === 0 ? <p>{t('no-visits')}</p> : <ul className="plain-stack">{coming.map(card)}</ul>}
      <LaterCards link={link} work={work} isFresh={isFresh} refresh={refresh}>
        <Hours work={work} />
        {past.length === 0 ? null : (
          <>
            <h2>{t('past')}</h2>
            <ul className="plain-stack">{past.map(card)}</ul>
          </>
        )}
        <PlainRow>
          <PlainLinkButton href={ownDataAddress}>{t('own-data')}</PlainLinkButton>
        </PlainRow>
      </LaterCards>
    </>
  );
}
