import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { acceptOffer, declineOffer, type HelperOffer } from '#domain/contracts/helpers.ts';
import { textLimits } from '#domain/field-types.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainFacts } from '#ui/plain/plain-facts.tsx';
import { PlainCard, PlainRow, PlainSmall, PlainStack, PlainTextArea } from '#ui/plain/plain-parts.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useHelperCommand } from './use-helper-command.ts';
import { useHelperWords } from './use-helper-words.ts';

export interface OfferCardProps {
  readonly link: string;
  readonly offer: HelperOffer;
  readonly refresh: () => Promise<void>;
  readonly onDone: (done: 'accept' | 'decline') => void;
}

function OfferFacts({ offer }: Pick<OfferCardProps, 'offer'>) {
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  return (
    <>
      <PlainFacts
        facts={[
          { name: t('when'), value: words.when(offer) },
          { name: t('how-long'), value: words.howLong(offer.minutes) },
          { name: t('who'), value: offer.senior_first_name },
          { name: t('where'), value: [offer.street, offer.town].filter((part) => part !== '').join(', ') },
          { name: t('way'), value: words.way(offer.way) },
          { name: t('price'), value: words.price(offer.cents_per_hour, offer.minutes) },
        ]}
      />
      <PlainSmall>
        {t('number-later')} {offer.way === null ? '' : t('way-note')} {t('price-note')}
      </PlainSmall>
    </>
  );
}

interface DecliningProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onDecline: (reason: string) => void;
  readonly onBack: () => void;
}

/** Asks why, and takes no answer for one. */
function Declining({ name, busy, onDecline, onBack }: DecliningProps) {
  const { t } = useTranslation('helper');
  const [reason, setReason] = useState('');
  return (
    <PlainStack>
      <PlainTextArea label={t('decline-reason')} value={reason} maxLength={textLimits.notes} onChange={setReason} />
      <PlainRow>
        <PlainButton
          kind="main"
          busy={busy}
          aria-label={`${t('decline-send')}: ${name}`}
          onClick={() => onDecline(reason)}
        >
          {t('decline-send')}
        </PlainButton>
        <PlainButton onClick={onBack}>{t('back')}</PlainButton>
      </PlainRow>
    </PlainStack>
  );
}

/** A visit that the student is asked for: yes in one press, no in two. */
export function OfferCard({ link, offer, refresh, onDone }: OfferCardProps) {
  const { t } = useTranslation('helper');
  const words = useHelperWords();
  const accept = useHelperCommand(acceptOffer, link, refresh);
  const decline = useHelperCommand(declineOffer, link, refresh);
  const [isDeclining, setDeclining] = useState(false);
  const { visit_id, is_declined: isDeclined } = offer;
  const busy = accept.busy || decline.busy;
  const name = `${words.service(offer)}, ${words.when(offer)}`;
  const yes = t(isDeclined ? 'accept-after-all' : 'accept');

  async function sayYes() {
    if (await accept.run({ visit_id })) onDone('accept');
  }

  async function sayNo(reason: string) {
    if (!(await decline.run({ visit_id, reason }))) return;
    setDeclining(false);
    onDone('decline');
  }

  return (
    <PlainCard>
      <h3>{words.service(offer)}</h3>
      <OfferFacts offer={offer} />
      <p>{isDeclined ? t('declined') : t('answer-before', { moment: words.moment(offer.expires_at) })}</p>
      <ProblemNotice problem={accept.problem ?? decline.problem} />
      {isDeclining && !isDeclined ? (
        <Declining
          name={name}
          busy={busy}
          onDecline={(reason) => void sayNo(reason)}
          onBack={() => setDeclining(false)}
        />
      ) : (
        <PlainRow>
          <PlainButton
            kind={isDeclined ? 'secondary' : 'main'}
            busy={busy}
            aria-label={`${yes}: ${name}`}
            onClick={() => void sayYes()}
          >
            {yes}
          </PlainButton>
          {isDeclined ? null : (
            <PlainButton busy={busy} aria-label={`${t('decline')}: ${name}`} onClick={() => setDeclining(true)}>
              {t('decline')}
            </PlainButton>
          )}
        </PlainRow>
      )}
    </PlainCard>
  );
}
