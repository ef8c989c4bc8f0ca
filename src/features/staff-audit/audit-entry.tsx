import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { HistoryEntry } from '#domain/documents/bookkeeping.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { ListDetail } from '#shared/staff/lists/list-detail.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useStaffNames } from './audit-screen.tsx';
import { auditQueries } from './queries.ts';
import { useAuditWords } from './use-audit-words.ts';

export interface AuditEntryProps {
  readonly acting: ActingFor;
  readonly entryId: string;
  readonly closeHref: string;
  /** The screen of the document that an entry is about; null where there is none. */
  readonly aboutHref: (entry: HistoryEntry) => string | null;
  /** The log of one document. */
  readonly historyHref: (documentId: string) => string;
}

/** One entry of the log, with what it was before and after. */
export function AuditEntry({ acting, entryId, closeHref, aboutHref, historyHref }: AuditEntryProps) {
  const { t } = useTranslation('audit');
  const { moment } = useRowWords();
  const words = useAuditWords(useStaffNames(acting));
  const state = useCachedQuery(auditQueries.entry(acting, entryId));
  return (
    <ListDetail state={state} closeHref={closeHref}>
      {({ value: entry }) => {
        const href = aboutHref(entry);
        const facts = words.facts(entry);
        return (
          <Stack>
            <Card title={words.what(entry)}>
              <Facts
                facts={[
                  { name: t('who'), value: words.who(entry) },
                  { name: t('when'), value: moment(entry.at) },
                  { name: t('kind'), value: words.about(entry) },
                  { name: t('about'), value: entry.document_id },
                ]}
              />
              <Row>
                {href === null ? null : (
                  <LinkButton icon="list" href={href}>
                    {t('open-about')}
                  </LinkButton>
                )}
                <LinkButton icon="clock" href={historyHref(entry.document_id)}>
                  {t('whole-history')}
                </LinkButton>
              </Row>
            </Card>
            <Card as="div" heading={t('before-after')}>
              {facts.length === 0 ? <p>{t('no-facts')}</p> : <Facts facts={facts} />}
            </Card>
          </Stack>
        );
      }}
    </ListDetail>
  );
}
