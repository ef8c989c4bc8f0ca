import { useDeferredValue, useState, useTransition } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { VisitProposal } from '#domain/matching/propose-visits.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { Button } from '#ui/actions/button.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LongListItem } from '#ui/lists/long-list-item.tsx';
import { useStable } from '#ui/use-stable.ts';
import { HandedNotice } from './handed-notice.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { ProposalCard, ProposedVisitHead, useProposedVisitWords } from './proposal-card.tsx';
import type { Handed, Handing, HandingOver } from './use-handing-over.ts';

export interface ProposalListProps {
  readonly acting: ActingFor;
  readonly handing: HandingOver;
  readonly proposals: readonly VisitProposal[];
  /** Whether something is still missing before any of it can be done. */
  readonly blocked: boolean;
  /** Whether the visits have a student, who is taken off where nobody else is found. */
  readonly removable: boolean;
  /** What is said before anything was done. */
  readonly countText: string;
  /** Must be stable. */
  readonly requestHref: (requestId: string) => string;
}

function handingsOf(proposals: readonly VisitProposal[], removable: boolean): readonly Handing[] {
  return proposals.flatMap(({ visit, row, proposed }): Handing | readonly [] => {
    if (proposed !== null) {
      return {
        visit,
        row,
        name: studentName(proposed.student),
        wanted: { id: proposed.student.id, how: 'assign-student' },
      };
    }
    return removable ? { visit, row, name: '', wanted: 'none' } : [];
  });
}

function HandedCard({
  acting,
  handed,
  requestHref,
}: Pick<ProposalListProps, 'acting' | 'requestHref'> & { readonly handed: Handed }) {
  const words = useProposedVisitWords();
  return (
    <Card as="article" tone="soft" heading={words(handed)}>
      <ProposedVisitHead acting={acting} visit={handed} requestHref={requestHref} />
      <HandedNotice handed={handed} />
    </Card>
  );
}

/** How many there are, how far it is, and what came of it. */
function Outcome({ handing, countText }: Pick<ProposalListProps, 'handing' | 'countText'>) {
  const { t } = useTranslation('proposals');
  const { handed, progress } = handing;
  const done = [...handed.values()].filter(({ made }) => made.problem === null).length;
  const said =
    progress !== null ? t('busy', progress) : handed.size > 0 ? t('outcome', { done, count: handed.size }) : countText;
  return <p role="status">{said}</p>;
}

/** Everything in one go, after a look at what will happen. */
function AllAtOnce({ handing, proposals, blocked, removable }: ProposalListProps) {
  const { t } = useTranslation('proposals');
  const { canWrite } = useConnection();
  const [preview, setPreview] = useState<readonly Handing[] | null>(null);
  // A preview of a hundred visits takes a moment to be drawn; the press shows at once.
  const [isOpening, startOpening] = useTransition();
  const handings = handingsOf(proposals, removable);
  if (handings.length === 0) return null;
  return (
    <Row>
      <Button
        kind="main"
        icon="check"
        busy={handing.progress !== null || isOpening}
        disabled={!canWrite || blocked}
        onClick={() => startOpening(() => setPreview(handings))}
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

/** More than a large screen shows at first. */
const firstCards = 12;

/** Visits with a proposal for each, taken one by one or all at once; and what came of those that were dealt with. */
export function ProposalList(props: ProposalListProps) {
  const { acting, handing, proposals, blocked, removable, requestHref } = props;
  const { t } = useTranslation('proposals');
  const { handed, dealtWith, progress, handOverAll } = handing;
  const done = [...handed.values()].filter(({ visit }) => dealtWith.has(visit.id));
  const waiting = proposals.filter(({ visit }) => !dealtWith.has(visit.id));
  const handOne = useStable((one: Handing) => void handOverAll([one]));
  // Drawn after what the press itself changes: a hundred cards take a moment.
  const isBusy = useDeferredValue(progress !== null || blocked);
  return (
    <>
      <Outcome {...props} />
      <AllAtOnce {...props} proposals={waiting} />
      <Stack as="ul">
        {done.map((each, index) => (
          <LongListItem key={each.visit.id} low far={index >= firstCards}>
            <HandedCard acting={acting} handed={each} requestHref={requestHref} />
          </LongListItem>
        ))}
        {waiting.map((proposal, index) => (
          <LongListItem key={proposal.visit.id} low far={done.length + index >= firstCards}>
            <ProposalCard
              acting={acting}
              proposal={proposal}
              failed={handed.get(proposal.visit.id) ?? null}
              busy={isBusy}
              removable={removable}
              onHand={handOne}
              requestHref={requestHref}
            />
          </LongListItem>
        ))}
      </Stack>
      {waiting.length === 0 ? null : <SmallPrint>{t('estimate')}</SmallPrint>}
    </>
  );
}
