import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { CustomerRecord } from '#domain/documents/customer.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { MailBadge } from '#shared/staff/mail-badge.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { requestFileQueries } from '../queries.ts';
import type { MailsOf } from '../request-case.ts';

interface MailsCardProps {
  readonly acting: ActingFor;
  readonly customer: CustomerRecord;
  readonly mailsOf: MailsOf;
}

/** The mails to the senior, or to a relative, about this request, and what became of them. */
export function MailsCard({ acting, customer, mailsOf }: MailsCardProps) {
  const { t } = useTranslation(['file', 'errors']);
  const { moment } = useRowWords();
  const mails = useCachedQuery(requestFileQueries.mails(acting, mailsOf));
  return (
    <Card as="div" heading={t('mails')}>
      {mails.status === 'loading' ? <Loading text={t('mails-loading')} /> : null}
      {mails.status === 'failed' ? <p>{t(`errors:${mails.error.code}`)}</p> : null}
      {customer.confirmation === 'print' ? <p>{t('printed-instead')}</p> : null}
      {customer.confirmation === 'relative' && customer.relative !== null ? (
        <p>{t('mailed-to-relative', { name: customer.relative.name })}</p>
      ) : null}
      {mails.status === 'ready' && mails.value.length === 0 && customer.confirmation !== 'print' ? (
        <p>{t('no-mails')}</p>
      ) : null}
      {mails.status === 'ready' && mails.value.length > 0 ? (
        <Stack as="ul" gap="close">
          {mails.value.map((mail) => (
            <li key={`${mail.template} ${mail.created_at.toISOString()}`}>
              <Row>
                <span>
                  {t('mail-line', {
                    what: t(`mail-${mail.template}`),
                    moment: moment(mail.sent_at ?? mail.created_at),
                  })}
                </span>
                <MailBadge state={mail.state} />
              </Row>
            </li>
          ))}
        </Stack>
      ) : null}
    </Card>
  );
}
