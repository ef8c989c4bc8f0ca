import { useTranslation } from '#i18n/use-translation.ts';
import type { StaffStep, StepObstacle } from '#domain/dispatch/possible-steps.ts';
import type { StaffAction } from '#shared/staff/actions/action.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useChanging } from '#shared/staff/role/use-may.ts';
import { studentSearchId } from './matching-card.tsx';
import type { NamedStudent } from './use-direct-commands.ts';

/** What opens a dialog. */
export type DialogKind =
  | 'quote'
  | 'answer'
  | 'unassign'
  | 'move'
  | 'start-visit'
  | 'cancel-visit'
  | 'end-series'
  | 'cancel-request'
  | 'note';

const dialogKeys: Readonly<Record<DialogKind, string>> = {
  quote: 'Enter',
  answer: 'a',
  unassign: 'r',
  move: 'm',
  'start-visit': 's',
  'cancel-visit': 'x',
  'end-series': 'z',
  'cancel-request': 'Delete',
  note: 'n',
};

const dialogKinds: readonly DialogKind[] = [
  'quote',
  'answer',
  'unassign',
  'move',
  'start-visit',
  'note',
  'cancel-visit',
  'end-series',
  'cancel-request',
];

/** A digit, and what its key gives without Shift on a Belgian keyboard. */
const offerKeys = [
  ['1', '&'],
  ['2', 'é'],
  ['3', '"'],
  ['4', "'"],
  ['5', '('],
] as const;

export interface FileActionsInput {
  readonly isMine: boolean;
  readonly obstacles: Readonly<Record<StaffStep, StepObstacle | null>>;
  /** The best students, best first. */
  readonly best: readonly NamedStudent[];
  /** Whom `p` plans: the first who was asked, else the best. */
  readonly toPlan: NamedStudent | null;
  readonly open: (kind: DialogKind) => void;
  readonly take: () => void;
  readonly release: () => void;
  readonly offer: (student: NamedStudent) => void;
  readonly plan: (student: NamedStudent) => void;
}

export type FileActions = Readonly<Record<DialogKind | 'take' | 'plan', StaffAction>>;

/** Asking or planning each of the best students, and looking up another. */
function useSuggestionActions({ best, offer, plan }: FileActionsInput, disabledReason: string | null): void {
  const { t } = useTranslation(['file', 'matching']);
  const group = t('group');
  useActions([
    ...best.map((student, index): StaffAction => ({
      id: `request-offer-${index + 1}`,
      label: t('matching:offer-to', { name: student.name }),
      group,
      keys: offerKeys[index],
      disabledReason,
      run: () => offer(student),
    })),
    ...best.map((student): StaffAction => ({
      id: `request-plan-${student.id}`,
      label: t('matching:plan-this', { name: student.name }),
      group,
      disabledReason,
      run: () => plan(student),
    })),
    {
      id: 'request-who',
      label: t('matching:search'),
      group,
      keys: ['w'],
      run: () => document.getElementById(studentSearchId)?.focus(),
    },
  ]);
}

/** Everything that can be done with the open request: registered for the palette and the keys, and given to its buttons. */
export function useFileActions(input: FileActionsInput): FileActions {
  const { isMine, obstacles, toPlan, open, take, release, plan } = input;
  const { t } = useTranslation(['file', 'dispatch', 'matching']);
  const { reason } = useChanging('dispatch.move');
  const group = t('group');
  const why = (obstacle: StepObstacle | null) => reason ?? (obstacle === null ? null : t(`dispatch:${obstacle}`));

  const dialog = (kind: DialogKind): StaffAction => ({
    id: `request-${kind}`,
    label: t(`action-${kind}`),
    group,
    keys: [dialogKeys[kind]],
    disabledReason: kind === 'note' ? reason : why(obstacles[kind]),
    run: () => open(kind),
  });
  const actions: FileActions = {
    quote: dialog('quote'),
    answer: dialog('answer'),
    unassign: dialog('unassign'),
    move: dialog('move'),
    'start-visit': dialog('start-visit'),
    'cancel-visit': dialog('cancel-visit'),
    'end-series': dialog('end-series'),
    'cancel-request': dialog('cancel-request'),
    note: dialog('note'),
    take: {
      id: 'request-take',
      label: t(isMine ? 'action-release' : 'action-take'),
      group,
      keys: ['t'],
      disabledReason: why(obstacles['cancel-request'] === 'request-cancelled' ? 'request-cancelled' : null),
      run: isMine ? release : take,
    },
    plan: {
      id: 'request-plan',
      label: toPlan === null ? t('action-plan') : t('matching:plan-this', { name: toPlan.name }),
      group,
      keys: ['p'],
      disabledReason: why(obstacles.offer) ?? (toPlan === null ? t('matching:none') : null),
      run: () => (toPlan === null ? undefined : plan(toPlan)),
    },
  };
  useSuggestionActions(input, why(obstacles.offer));
  useActions([actions.take, ...dialogKinds.map((kind) => actions[kind]), actions.plan]);
  return actions;
}
