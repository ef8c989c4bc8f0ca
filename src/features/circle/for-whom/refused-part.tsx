import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { phoneHref } from '#domain/brand.ts';
import { useOutboxItems } from '#shared/outbox/use-outbox-items.ts';
import { type AccountItem, deviceOutbox } from '#sync/account-outbox.ts';
import { endOf } from '#sync/commands/end-membership.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';

export interface RefusedPartProps {
  readonly actorUid: string;
  readonly seniorId: string;
  readonly seniorName: string;
  /** In words, of an item of the outbox. */
  readonly wordsOf: (item: AccountItem) => string;
}

/** What was kept here for a senior who has taken the right back meanwhile: explained, and not lost. */
export function RefusedPart({ actorUid, seniorId, seniorName, wordsOf }: RefusedPartProps) {
  const { t } = useTranslation('for-whom');
  const acting = useMemo(() => ({ actorUid, seniorId }), [actorUid, seniorId]);
  const items = useOutboxItems(acting) ?? [];
  const waiting = items.filter(
    (item) => endOf(item) === null && ['waiting', 'sending', 'needs-you'].includes(item.state),
  );
  const refused = waiting.filter(({ state }) => state === 'needs-you');
  if (waiting.length === 0) return null;

  async function forget() {
    for (const { id } of refused) await deviceOutbox().remove(acting, id);
  }

  return (
    <Notice kind="warning" title={t('ended-title', { senior: seniorName })}>
      <p>{t('ended-text')}</p>
      <Stack as="ul" gap="close">
        {waiting.map((item) => (
          <li key={item.id}>{wordsOf(item)}</li>
        ))}
      </Stack>
      <p>{t('ended-way-out', { senior: seniorName })}</p>
      <Row>
        {refused.length < waiting.length ? null : (
          <Button icon="check" onClick={() => void forget()}>
            {t('ended-forget')}
          </Button>
        )}
        <LinkButton href={phoneHref} icon="phone">
          {t('call')}
        </LinkButton>
      </Row>
    </Notice>
  );
}
