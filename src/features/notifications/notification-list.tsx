import { useTranslation } from '#i18n/use-translation.ts';
import type { StoredNotification } from '#domain/documents/notification.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Prose } from '#ui/content/prose.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';

const pages = ['my-requests', 'credits'] as const;

/** The page that the button of the mail opens; without one its link could hold a secret, which only the mail has. */
function PageLink({ page }: Pick<StoredNotification, 'page'>) {
  const { t } = useTranslation('notifications');
  if (page === null) return <p>{t('link-in-mail')}</p>;
  const name = pages.find((each) => page.endsWith(`?tab=${each}`)) ?? 'dashboard';
  return (
    <Row>
      <LinkButton href={page}>{t(`open-${name}`)}</LinkButton>
    </Row>
  );
}

function Notification({ notification }: { readonly notification: StoredNotification }) {
  const screenLanguage = useLanguage();
  const { subject, paragraphs, facts, closing, page, language, sent_at: sentAt } = notification;
  return (
    <Stack as="li" gap="close">
      <SmallPrint>
        <time dateTime={sentAt.toISOString()}>{formatMoment(sentAt, deviceClock.now(), screenLanguage)}</time>
      </SmallPrint>
      <div lang={language.toLowerCase()}>
        <Disclosure question={subject}>
          <Stack>
            <Prose blocks={paragraphs} />
            {facts.length === 0 ? null : <Facts facts={facts.map(({ label, value }) => ({ name: label, value }))} />}
            <Prose blocks={closing} />
            <div lang={screenLanguage}>
              <PageLink page={page} />
            </div>
          </Stack>
        </Disclosure>
      </div>
    </Stack>
  );
}

/** Each as it was sent: in the language of the mail. */
export function NotificationList({ notifications }: { readonly notifications: readonly StoredNotification[] }) {
  return (
    <Stack as="ul" gap="wide">
      {notifications.map((notification) => (
        <Notification key={`${notification.sent_at.getTime()} ${notification.subject}`} notification={notification} />
      ))}
    </Stack>
  );
}
