import { useTranslation } from '#i18n/use-translation.ts';
import type { ReactNode } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { StageBadge } from '#shared/staff/board/stage-badge.tsx';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { useChangeWords } from '#shared/staff/use-change-words.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ReachSenior } from './senior-card.tsx';

interface RowCardProps {
  readonly acting: ActingFor;
  readonly row: BoardRow;
  readonly closeHref: string;
  /** Why there is no more than this yet. */
  readonly children: ReactNode;
}

/** What the board's row says of a request, while the rest is read or cannot be. */
export function RowCard({ acting, row, closeHref, children }: RowCardProps) {
  const { t } = useTranslation('board');
  const words = useRowWords();
  const serviceName = useServiceNames(acting);
  const changeWords = useChangeWords();
  return (
    <Card title={t('file-title', { name: row.senior_name })}>
      <Row spread>
        <StageBadge stage={row.stage} />
        <ReachSenior row={row} email="" />
      </Row>
      <Facts
        facts={[
          { name: t('column-service'), value: serviceName(row.service) },
          { name: t('column-when'), value: words.when(row) },
          { name: t('file-duration'), value: t('file-minutes', { count: row.minutes }) },
          { name: t('column-place'), value: words.where(row) },
          { name: t('column-student'), value: row.student?.name ?? t('no-student') },
          { name: t('file-taken'), value: row.taken_by?.name ?? t('file-free') },
          {
            name: t('column-change'),
            value: `${changeWords(row.last_change.action)}, ${row.last_change.by}, ${words.moment(row.last_change.at)}`,
          },
        ]}
      />
      {children}
      <Row>
        <LinkButton kind="quiet" icon="close" href={closeHref}>
          {t('file-close')}
        </LinkButton>
      </Row>
    </Card>
  );
}
