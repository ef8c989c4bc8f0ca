import { useTranslation } from '#i18n/use-translation.ts';
import type { Gift } from '#domain/documents/payments/gift.ts';
import { formatDate } from '#i18n/format-date.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Freshness } from '#shared/cached/freshness.tsx';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ScreenOnly } from '#ui/layout/screen-only.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { GiftFile } from './gift-file.tsx';
import { GiftForm } from './gift-form.tsx';
import { giftQueries } from './gift-queries.ts';

export interface GiftsScreenProps {
  readonly uid: string;
  readonly firstName: string;
  /** Those in whose circle she is. */
  readonly seniors: readonly { readonly senior_id: string; readonly senior_name: string }[];
  /** For whom a gift is made; null for the choice. */
  readonly seniorId: string | null;
  /** The gift that is open; null for none. */
  readonly giftId: string | null;
  readonly formHref: (seniorId: string) => string;
  readonly giftHref: (giftId: string) => string;
  readonly listHref: string;
  readonly backHref: string;
}

type ListProps = Pick<GiftsScreenProps, 'uid' | 'giftHref'>;

function GivenGift({ gift, giftHref }: { readonly gift: Gift } & Pick<ListProps, 'giftHref'>) {
  const { t } = useTranslation('gift');
  const language = useLanguage();
  const day = formatDate(gift.paid_at ?? gift.made_at, language);
  const amount = formatEuro(gift.credits * 100, language);
  const senior = gift.senior_name;
  return (
    <Stack as="li" gap="close">
      <strong>{t('given-line', { amount, senior })}</strong>
      <p>{t(`given-${gift.state}`, { day })}</p>
      {gift.state === 'given-up' ? null : (
        <Row>
          <LinkButton icon="note" href={giftHref(gift.gift_id)}>
            {t(gift.state === 'paid' ? 'open-card' : 'open-gift', { senior })}
          </LinkButton>
        </Row>
      )}
    </Stack>
  );
}

/** What she gave before, with the way to each card. */
function GivenGifts({ uid, giftHref }: ListProps) {
  const { t } = useTranslation(['gift', 'errors']);
  const state = useCachedQuery(giftQueries.given(uid));
  if (state.status === 'loading') return <Loading text={t('loading')} />;
  if (state.status === 'failed') {
    return (
      <Notice kind="danger" announce="status" title={t('failed')}>
        <FailureReason reason={t(`errors:${state.error.code}`)} />
      </Notice>
    );
  }
  return (
    <Card title={t('given-title')}>
      <Freshness savedAt={state.savedAt} error={state.error} />
      {state.value.length === 0 ? (
        <p>{t('given-none')}</p>
      ) : (
        <Stack as="ul" gap="wide">
          {state.value.map((gift) => (
            <GivenGift key={gift.gift_id} gift={gift} giftHref={giftHref} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

/** For whom, of those whom she helps. */
function ForWhom({ seniors, formHref }: Pick<GiftsScreenProps, 'seniors' | 'formHref'>) {
  const { t } = useTranslation('gift');
  return (
    <Card title={t('for-whom')}>
      {seniors.length === 0 ? <p>{t('for-nobody')}</p> : null}
      <Row>
        {seniors.map(({ senior_id, senior_name }) => (
          <LinkButton key={senior_id} kind="main" icon="person" href={formHref(senior_id)}>
            {t('give-to', { senior: senior_name })}
          </LinkButton>
        ))}
      </Row>
    </Card>
  );
}

function Content(props: GiftsScreenProps) {
  const { uid, firstName, seniors, seniorId, giftId, formHref, giftHref } = props;
  const senior = seniors.find((each) => each.senior_id === seniorId);
  if (giftId !== null) return <GiftFile key={giftId} uid={uid} giftId={giftId} formHref={formHref} />;
  if (senior !== undefined) {
    return <GiftForm seniorId={senior.senior_id} seniorName={senior.senior_name} firstName={firstName} />;
  }
  return (
    <>
      <ForWhom seniors={seniors} formHref={formHref} />
      <GivenGifts uid={uid} giftHref={giftHref} />
    </>
  );
}

/** Gifts of credits: to make one, what became of it, its card, and those of before. */
export function GiftsScreen(props: GiftsScreenProps) {
  const { t } = useTranslation('gift');
  const { giftId, seniorId, listHref, backHref } = props;
  const isList = giftId === null && seniorId === null;
  return (
    <Page title={t('title')} width="text">
      <ScreenOnly>
        <Row>
          <LinkButton icon="back" href={isList ? backHref : listHref}>
            {t(isList ? 'back' : 'all')}
          </LinkButton>
        </Row>
        {isList ? <p>{t('lead')}</p> : null}
      </ScreenOnly>
      <Content {...props} />
    </Page>
  );
}
