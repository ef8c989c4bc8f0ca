import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { variantsOf } from '#domain/dispatch/check-quote.ts';
import { listedCents } from '#domain/requests/listed-cents.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { Quote } from '#domain/documents/quote.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import type { HardReason } from '#domain/matching/hard-rules.ts';
import { useHardReasonWords } from '#shared/staff/matching/use-reason-words.ts';
import { useVisitWords } from '#shared/staff/use-visit-words.ts';
import { AnswerDialog } from './dialogs/answer-dialog.tsx';
import { AssignDialog } from './dialogs/assign-dialog.tsx';
import { PlanVisitDialog } from '#shared/staff/planning/plan-visit-dialog.tsx';
import { CancelVisitDialog } from '#shared/staff/dialogs/cancel-visit-dialog.tsx';
import { VisitReasonDialog } from '#shared/staff/dialogs/visit-reason-dialog.tsx';
import type { RequestDialogProps } from '#shared/staff/dialogs/request-dialog-props.ts';
import { NoteDialog } from '#shared/staff/dialogs/note-dialog.tsx';
import { QuoteDialog } from './dialogs/quote-dialog.tsx';
import { CancelRequestDialog } from './dialogs/cancel-request-dialog.tsx';
import type { NamedStudent } from './use-direct-commands.ts';
import type { DialogKind } from './use-file-actions.ts';

/** The dialog that is open, with the revision that the person saw. */
export type OpenDialog = { readonly revision: number } & (
  | { readonly kind: DialogKind }
  | { readonly kind: 'assign'; readonly student: NamedStudent; readonly against: readonly HardReason[] }
);

interface FileDialogsProps {
  readonly acting: ActingFor;
  readonly open: OpenDialog;
  readonly row: BoardRow;
  readonly quote: Quote | null;
  readonly visit: StoredVisit | null;
  readonly serviceName: (serviceId: string) => string;
  readonly onClose: () => void;
  readonly onDone: (done: string) => void;
}

const nowhereElse = {};

/** What a quote begins with: the last proposal, or the first price of the service. */
function proposedPrice({ service, minutes }: BoardRow, quote: Quote | null, visit: StoredVisit | null) {
  const planned = visit?.visit.minutes_planned ?? minutes;
  if (quote !== null) return { variant: quote.variant, cents: quote.cents_per_hour, minutes: planned };
  const variant = variantsOf(service)[0] ?? 'standard';
  return { variant, cents: listedCents(service, variant), minutes: planned };
}

export function FileDialogs({ acting, open, row, quote, visit, serviceName, onClose, onDone }: FileDialogsProps) {
  const { t } = useTranslation('file');
  const visitWords = useVisitWords();
  const hard = useHardReasonWords(serviceName);
  const props: RequestDialogProps = { acting, requestId: row.request_id, revision: open.revision, onClose, onDone };
  switch (open.kind) {
    case 'quote':
      return <QuoteDialog {...props} service={row.service} proposed={proposedPrice(row, quote, visit)} />;
    case 'answer':
      return quote === null ? null : <AnswerDialog {...props} quote={quote} seniorName={row.senior_name} />;
    case 'note':
      return <NoteDialog {...props} about={{ kind: 'request', id: row.request_id }} />;
    case 'cancel-request':
      return <CancelRequestDialog {...props} />;
    case 'move':
      return visit === null ? null : <PlanVisitDialog {...props} row={row} visit={visit} wanted={nowhereElse} />;
    case 'assign': {
      const { student, against } = open;
      return visit === null ? null : (
        <AssignDialog
          {...props}
          visitId={visit.id}
          studentId={student.id}
          name={student.name}
          against={against.map(hard)}
        />
      );
    }
    case 'cancel-visit':
      return visit === null ? null : (
        <CancelVisitDialog {...props} visit={visit} about={t('about-visit', { visit: visitWords(visit.visit) })} />
      );
    case 'unassign':
    case 'end-series':
    case 'start-visit':
      return visit === null ? null : (
        <VisitReasonDialog
          {...props}
          kind={open.kind}
          visitId={visit.id}
          about={t('about-visit', { visit: visitWords(visit.visit) })}
          came={visit.visit.came_at ?? null}
        />
      );
  }
}
