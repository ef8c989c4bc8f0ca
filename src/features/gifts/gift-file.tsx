import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { checkGift, readGiftReceipt } from '#domain/contracts/family/gifts.ts';
import type { Gift } from '#domain/documents/payments/gift.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { callFunction } from '#firebase/functions.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { type Language, languages, nameOfLanguage } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Freshness } from '#shared/cached/freshness.tsx';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { InLanguage } from '#shared/in-language.tsx';
import { FileButton } from '#shared/receipts/file-button.tsx';
import { useFileDownload } from '#shared/receipts/use-file-download.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ScreenOnly } from '#ui/layout/screen-only.tsx';
import { giftQueries, type OpenGift } from './gift-queries.ts';
import { PrintedCard } from './printed-card.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { leadToPay } from './use-giving.ts';

interface PaidProps {
  readonly gift: Gift;
}

/** The card, in the language of who gets it, and the receipt of who gave it. */
function PaidGift({ gift }: PaidProps) {
  const { t } = useTranslation('gift');
  const screen = useLanguage();
  const [language, setLanguage] = useState<Language>(screen);
  const files = useFileDownload();
  return (
    <>
      <ScreenOnly>
        <Notice kind="success" announce="status" title={t('paid-title', { senior: gift.senior_name })}>
          <p>{t('paid-text')}</p>
        </Notice>
        <ChoiceCards
          id="card-language"
          name="card-language"
          legend={t('card-language')}
          choices={languages.map((code) => ({ value: code, label: nameOfLanguage(code) }))}
          value={language}
          onChange={setLanguage}
        />
        <Row>
          <Button kind="main" icon="note" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Row>
        <p>{t('print-hint')}</p>
        <FileButton
          {...{ files, fileKey: gift.gift_id }}
          fetch={() => callFunction(readGiftReceipt, { gift_id: gift.gift_id })}
          label={t('receipt')}
        />
      </ScreenOnly>
      <Suspense fallback={<Loading text={t('loading')} />}>
        <InLanguage language={language}>
          <PrintedCard gift={gift} />
        </InLanguage>
      </Suspense>
    </>
  );
}

interface UnpaidProps {
  readonly uid: string;
  readonly open: OpenGift;
  /** The form for the same senior. */
  readonly againHref: string;
}

/** A gift whose payment page can still be used. */
function WaitingGift({ uid, open: { gift, url } }: UnpaidProps) {
  const { t } = useTranslation('gift');
  const client = useQueryClient();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<DomainError | null>(null);

  async function giveUp() {
    setBusy(true);
    const answer = await callFunction(checkGift, { gift_id: gift.gift_id, give_up: true });
    setProblem(answer.ok ? null : answer.error);
    await client.invalidateQueries(giftQueries.one(uid, gift.gift_id));
    setBusy(false);
  }

  return (
    <>
      <Notice kind="warning" title={t('open-title', { senior: gift.senior_name })}>
        <p>{t('open-text', { amount: formatEuro(gift.credits * 100, language) })}</p>
      </Notice>
      <ProblemNotice problem={busy ? null : problem} />
      <Row>
        {url === null ? null : (
          <Button kind="main" icon="credits" onClick={() => setProblem(leadToPay(url))}>
            {t('open-pay')}
          </Button>
        )}
        <Button icon="close" busy={busy} onClick={() => void giveUp()}>
          {t('open-stop')}
        </Button>
      </Row>
    </>
  );
}

function UnpaidGift(props: UnpaidProps) {
  const { t } = useTranslation('gift');
  const { open, againHref } = props;
  if (open.payment === 'open') return <WaitingGift {...props} />;
  if (open.payment === 'under-way') {
    return (
      <Notice kind="info" icon="clock" announce="status" title={t('under-way-title')}>
        <p>{t('under-way-text')}</p>
      </Notice>
    );
  }
  return (
    <>
      <Notice kind="info" announce="status" title={t('given-up-title')}>
        <p>{t('given-up-text')}</p>
      </Notice>
      <Row>
        <LinkButton kind="main" icon="again" href={againHref}>
          {t('again')}
        </LinkButton>
      </Row>
    </>
  );
}

export interface GiftFileProps {
  readonly uid: string;
  readonly giftId: string;
  readonly formHref: (seniorId: string) => string;
}

/** One gift: its card once it is paid, and until then what became of the payment. */
export function GiftFile({ uid, giftId, formHref }: GiftFileProps) {
  const { t } = useTranslation(['gift', 'errors']);
  const client = useQueryClient();
  const query = giftQueries.one(uid, giftId);
  const state = useCachedQuery(query);
  if (state.status === 'loading') return <Loading text={t('checking')} />;
  if (state.status === 'failed') {
    return (
      <Notice kind="danger" announce="status" title={t('failed')}>
        <FailureReason reason={t(`errors:${state.error.code}`)} />
        <Row>
          <Button icon="retry" onClick={() => void client.invalidateQueries(query)}>
            {t('try-again')}
          </Button>
        </Row>
      </Notice>
    );
  }
  const { value: open, savedAt, error } = state;
  return open.payment === 'paid' ? (
    <PaidGift gift={open.gift} />
  ) : (
    <>
      <Freshness savedAt={savedAt} error={error} />
      <UnpaidGift uid={uid} open={open} againHref={formHref(open.gift.senior_id)} />
    </>
  );
}
