import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DataRequest } from '#domain/documents/privacy/data-request.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { dataRequestQueries } from './queries.ts';

/** Where the data of each kind of person are corrected. */
export interface PersonHrefs {
  readonly senior: (seniorId: string) => string;
  /** Of a family member the screen shows the account; the search finds the senior for whom that person arranges things. */
  readonly people: () => string;
  readonly student: (studentId: string) => string;
  readonly lead: (leadId: string) => string;
}

export interface PersonLinkProps {
  readonly acting: ActingFor;
  readonly request: Pick<DataRequest, 'kind' | 'person_id' | 'email'>;
  readonly hrefs: PersonHrefs;
}

/** The way to the file of whoever asks. */
export function PersonLink({ acting, request: { kind, person_id: id, email }, hrefs }: PersonLinkProps) {
  const { t } = useTranslation('data-requests');
  const lead = useCachedQuery(dataRequestQueries.lead(acting, email), kind === 'visitor');
  const leadId = lead.status === 'ready' ? lead.value : null;
  if (kind === 'visitor')
    return leadId === null ? null : (
      <LinkButton icon="phone" href={hrefs.lead(leadId)}>
        {t('to-lead')}
      </LinkButton>
    );
  const href = kind === 'senior' ? hrefs.senior(id) : kind === 'student' ? hrefs.student(id) : hrefs.people();
  return (
    <LinkButton icon="person" href={href}>
      {t(`to-${kind}`)}
    </LinkButton>
  );
}
