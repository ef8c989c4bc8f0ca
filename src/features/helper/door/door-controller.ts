import { forSelf } from '#domain/accounts/acting-for.ts';
import type { HelperVisit } from '#domain/contracts/helpers.ts';
import { mintId } from '#lib/ids.ts';
import { type SavedOrSent, saveOrSend } from '#shared/outbox/save-or-send.ts';
import type { CheckIn } from '#sync/commands/check-in.ts';
import type { CheckOut } from '#sync/commands/check-out.ts';
import type { HelperCommand } from '#sync/commands/helper-registry.ts';
import type { OutboxItem } from '#sync/engine/item.ts';
import { forgetOtherStudents, forgetTold, helperOutbox, startHelperOutbox } from '#sync/helper/helper-outbox.ts';
import type { DoorActs } from './door-acts.ts';
import { DoorPart } from './door-part.tsx';
import { doorState } from './door-state.ts';

type HelperItem = OutboxItem<HelperCommand>;

/** What is drawn with {@link Door}: in its chunk, outside the first load. */
const view = { DoorPart, doorState, toldOf };

/** What was told on this phone, what can be told, and what draws it. */
export interface Door extends DoorActs {
  readonly items: readonly HelperItem[];
  readonly view: typeof view;
}

export interface DoorController {
  /** Lets go of what the server shows. */
  settle(visits: readonly HelperVisit[]): Promise<void>;
  stop(): void;
}

export interface DoorPorts {
  /** Called at every change. */
  readonly onDoor: (door: Door) => void;
  /** The server decided something: reads what holds now. */
  readonly refresh: () => Promise<void>;
}

/** What was told of one visit. */
function toldOf(items: readonly HelperItem[], visitId: string) {
  const of = items.filter(({ command }) => command.visitId === visitId);
  const isCheckIn = (item: HelperItem): item is OutboxItem<CheckIn> => item.command.kind === 'check-in';
  const isCheckOut = (item: HelperItem): item is OutboxItem<CheckOut> => item.command.kind === 'check-out';
  return { checkIn: of.find(isCheckIn) ?? null, checkOut: of.find(isCheckOut) ?? null };
}

const decisionsIn = (items: readonly HelperItem[]) =>
  items
    .filter(({ state }) => state === 'received' || state === 'needs-you')
    .map(({ id, state, attempts }) => `${id} ${state} ${attempts}`)
    .join();

/** Refused codes of visits that began without them, because staff started them. */
const needless = (items: readonly HelperItem[], visits: readonly HelperVisit[]) =>
  items.filter(
    ({ state, command: { kind, visitId } }) =>
      state === 'needs-you' &&
      kind === 'check-in' &&
      visits.some((visit) => visit.visit_id === visitId && visit.started_at !== null),
  );

/** Sends what this student told on this phone, now and at every trigger, and says what there is. */
export async function startDoor(studentId: string, { onDoor, refresh }: DoorPorts): Promise<DoorController> {
  const acting = forSelf(studentId);
  const outbox = helperOutbox();
  // Another student's phone: nothing of the one before is left.
  await forgetOtherStudents(studentId);

  async function tell(command: HelperCommand): Promise<SavedOrSent> {
    const told = await saveOrSend(acting, command, outbox);
    if (told.kind !== 'saved') await refresh();
    return told;
  }

  const acts: DoorActs = {
    come: (told) => tell({ kind: 'check-in', commandId: mintId(), ...told }),
    leave: (told) => tell({ kind: 'check-out', commandId: mintId(), ...told }),
    retry: (itemId) => outbox.retry(acting, itemId),
    remove: (itemId) => outbox.remove(acting, itemId),
  };
  let items: readonly HelperItem[] = [];
  let decided = '';
  const stopSending = startHelperOutbox(studentId);
  const stopObserving = outbox.observe(acting, (found) => {
    const before = decided;
    items = found;
    decided = decisionsIn(found);
    onDoor({ items, view, ...acts });
    if (decided !== '' && decided !== before) void refresh();
    // A note about somebody's home need not stay on a phone.
    if (decided === '' && before !== '' && items.length === 0) void forgetTold(studentId);
  });
  return {
    async settle(visits) {
      if (items.length === 0) return;
      for (const { id } of needless(items, visits)) await outbox.remove(acting, id);
      await outbox.confirmShown(acting, visits);
    },
    stop() {
      stopObserving();
      stopSending();
    },
  };
}
