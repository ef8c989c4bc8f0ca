import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { ownCircleQuery } from '#shared/circles/own-circle-query.ts';

export interface AskedByProps {
  readonly acting: ActingFor;
  /** The member of the circle who asked. */
  readonly uid: string;
}

/** Who asked for it in the senior's place. Only she knows the names of her circle; a member knows her own. */
export function AskedBy({ acting, uid }: AskedByProps) {
  const { t } = useTranslation('visits');
  const isOwn = acting.actorUid === acting.seniorId;
  const circle = useCachedQuery(ownCircleQuery(acting), isOwn);
  const member = circle.status === 'ready' ? circle.value.members.find(({ user_id }) => user_id === uid) : undefined;
  if (uid === acting.actorUid) return <p>{t('asked-by-you')}</p>;
  return <p>{member === undefined ? t('asked-by-family') : t('asked-by', { name: member.first_name })}</p>;
}
