import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Period } from '#domain/staff/visits-copy.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { ReasonField } from '#shared/staff/dialogs/reason-field.tsx';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { Button } from '#ui/actions/button.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { HandedNotice } from './handed-notice.tsx';
import { IllVisitCard, IllVisitHead, useIllVisitWords } from './ill-visit-card.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { type Handed, type Handing, useHandingOver } from './use-handing-over.ts';
import { type IllProposal, useIllVisits } from './use-ill-visits.ts';

export interface IllVisitsProps {
  readonly acting: ActingFor;
  readonly studentId: string;
  readonly name: string;
  readonly period: Period;
  readonly requestHref: (requestId: string) => string;
}

const handingOf = ({ visit, row, proposed }: IllProposal): Handing => ({
  ...{ visit, row },
  name: proposed === null ? '' : studentName(proposed.student),
  wanted: proposed === null ? 'none' : { id: proposed.student.id, how: 'assign-student' },
});

interface HandedCardProps extends Pick<IllVisitsProps, 'acting' | 'requestHref'> {
  readonly handed: Handed;
}

function HandedCard({ acting, handed, requestHref }: HandedCardProps) {
  const words = useIllVisitWords();
  return (
    <Card as="article" tone="soft" title={words(handed)}>
      <IllVisitHead acting={acting} visit={handed} requestHref={requestHref} />
      <HandedNotice handed={handed} />
    </Card>
  );
}

interface OutcomeProps {
  readonly handing: ReturnType<typeof useHandingOver>;
  readonly left: number;
  readonly name: string;
}

/** How many there are, how far it is, and what came of it. */
function Outcome({ handing, left, name }: OutcomeProps) {
  const { t } = useTranslation('ill');
  const { handed, progress } = handing;
  const done = [...handed.values()].filter(({ made }) => made.problem === null).length;
  const said =
    progress !== null
      ? t('busy', progress)
      : handed.size > 0
        ? t('outcome', { done, count: handed.size })
        : left === 0
          ? t('none', { name })
          : t('count', { count: left, name });
  return <p role="status">{said}</p>;
}

interface ListProps extends IllVisitsProps {
  readonly reason: string;
  readonly handing: ReturnType<typeof useHandingOver>;
  readonly proposals: readonly IllProposal[];
}

/** What was dealt with, and what is still hers. */
function VisitCards({ acting, reason, handing, proposals, requestHref }: ListProps) {
  const { handed, dealtWith, progress, handOverAll } = handing;
  const done = [...handed.values()].filter(({ visit }) => dealtWith.has(visit.id));
  return (
    <Stack>
      {done.map((each) => (
        <HandedCard key={each.visit.id} acting={acting} handed={each} requestHref={requestHref} />
      ))}
      {proposals.map((proposal) => (
        <IllVisitCard
          key={proposal.visit.id}
          acting={acting}
          proposal={proposal}
          failed={handed.get(proposal.visit.id) ?? null}
          busy={progress !== null || reason.trim() === ''}
          onHand={(one) => void handOverAll([one])}
          requestHref={requestHref}
        />
      ))}
    </Stack>
  );
}

/** Everything in one go, after a look at what will happen. */
function AllAtOnce({ reason, handing, proposals }: Pick<ListProps, 'reason' | 'handing' | 'proposals'>) {
  const { t } = useTranslation('ill');
  const { canWrite } = useConnection();
  const [preview, setPreview] = useState<readonly Handing[] | null>(null);
  return (
    <Row>
      <Button
        kind="main"
        icon="check"
        busy={handing.progress !== null}
        disabled={!canWrite || reason.trim() === ''}
        onClick={() => setPreview(proposals.map(handingOf))}
      >
        {t('all-go')}
      </Button>
      {preview === null ? null : (
        <PreviewDialog
          handings={preview}
          onClose={() => setPreview(null)}
          onGo={() => {
            setPreview(null);
            void handing.handOverAll(preview);
          }}
        />
      )}
    </Row>
  );
}

/** Her visits with a proposal for each: taken one by one, or all at once. */
export function IllVisits(props: IllVisitsProps) {
  const { acting, studentId, name, period } = props;
  const { t } = useTranslation(['ill', 'errors']);
  const [reason, setReason] = useState(() => t('reason-default'));
  const handing = useHandingOver(acting, reason.trim());
  const state = useIllVisits(acting, studentId, period, handing.dealtWith);
  if (state.status === 'loading') return <Loading text={t('visits-loading')} />;
  if (state.status === 'failed') {
    return (
      <Notice kind="warning" title={t('failed-title')}>
        <p>{t(`errors:${state.error.code}`)}</p>
      </Notice>
    );
  }
  const list = { ...props, reason, handing, proposals: state.proposals };
  return (
    <>
      <Outcome handing={handing} left={state.proposals.length} name={name} />
      {state.proposals.length === 0 ? null : (
        <>
          <ReasonField label={t('reason')} hint={t('reason-hint')} value={reason} onChange={setReason} missing />
          <AllAtOnce {...list} />
        </>
      )}
      <VisitCards {...list} />
      {state.proposals.length === 0 ? null : <SmallPrint>{t('estimate')}</SmallPrint>}
    </>
  );
}
