import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { creditsQueries } from '../queries.ts';

export interface GiftWordsProps {
  readonly acting: ActingFor;
  readonly lineId: string;
}

/** Of whom a gift is, and what its card says: for the senior herself. Nothing where that is not known. */
function OwnGift({ acting, lineId }: GiftWordsProps) {
  const { t } = useTranslation('credits');
  const gifts = useCachedQuery(creditsQueries.gifts(acting));
  const gift = gifts.status === 'ready' ? gifts.value.find(({ session_id }) => session_id === lineId) : undefined;
  if (gift === undefined) return null;
  const { from, message } = gift;
  return (
    <>
      <p>
        <strong>{t('gift-from', { from })}</strong>
      </p>
      {message === '' ? null : <p>{t('gift-message', { message })}</p>}
    </>
  );
}

/** Who pays for a senior sees that a line is a gift, and not what was written to her. */
export const GiftWords = (props: GiftWordsProps) =>
  props.acting.actorUid === props.acting.seniorId ? <OwnGift {...props} /> : null;
