import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { changedUnits, type ProfileChanges } from '#domain/accounts/profile-changes.ts';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { mintId } from '#lib/ids.ts';
import { requestStoragePersistence } from '#offline/storage-persistence.ts';
import { type AccountItem, deviceOutbox } from '#sync/account-outbox.ts';
import type { ProfileUpdate } from '#sync/commands/update-profile.ts';
import { Freshness } from '#shared/cached/freshness.tsx';
import { useOutboxReceipts } from '#shared/outbox/use-outbox-items.ts';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ConflictQuestion } from './conflict/conflict-question.tsx';
import { type Conflict, deliveryOf } from './delivery.ts';
import { OpenedForm } from './form/opened-form.tsx';
import { type Outcome, OutcomeArea } from './outcome-area.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { submitChanges } from './submit-changes.ts';

export interface ProfileViewProps {
  readonly acting: ActingFor;
  readonly account: InterimUser;
  readonly savedAt: number;
  readonly error: DomainError | null;
  readonly items: readonly AccountItem[];
}

export function ProfileView({ acting, account, savedAt, error, items }: ProfileViewProps) {
  const { t } = useTranslation('profile');
  const delivery = useMemo(() => deliveryOf(items), [items]);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [unkept, setUnkept] = useState<Conflict | null>(null);
  const [invalid, setInvalid] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const toldAnew = useRef(false);
  const conflict = delivery.kind === 'conflict' ? delivery.conflict : unkept;

  // The button is far below the words that say what came of it. They come a moment after the press, with the news from
  // the outbox; an empty place would take the focus without being brought into sight.
  useEffect(() => {
    if (!toldAnew.current || status.current === null || status.current.childElementCount === 0) return;
    toldAnew.current = false;
    status.current.focus();
  }, [delivery, outcome]);

  useOutboxReceipts(acting, ({ command }) => {
    if (command.kind === 'update-profile') setOutcome({ kind: 'received' });
  });

  const tell = (next: Outcome) => {
    toldAnew.current = true;
    setOutcome(next);
  };

  async function submit(update: ProfileUpdate): Promise<boolean> {
    const keepStorage = () => requestStoragePersistence(navigator.storage);
    const submission = await submitChanges(acting, update, { outbox: deviceOutbox(), mintId, keepStorage });
    switch (submission.kind) {
      case 'saved':
        tell({ kind: 'none' });
        return true;
      case 'sent':
        tell({ kind: 'received' });
        return true;
      case 'undone':
        tell({ kind: 'unchanged' });
        return true;
      case 'conflict':
        setUnkept({ changes: update.changes, theirs: submission.theirs, itemId: null });
        return false;
      case 'failed':
        tell({ kind: 'failed', error: submission.error });
        return false;
    }
  }

  async function answer({ itemId }: Conflict, changes: ProfileChanges) {
    setUnkept(null);
    if (changedUnits(changes).length > 0) {
      await submit({ changeId: mintId(), changes, ...(itemId === null ? {} : { answers: itemId }) });
      return;
    }
    const removed = itemId === null ? null : await deviceOutbox().remove(acting, itemId);
    tell(removed?.ok === false ? { kind: 'failed', error: removed.error } : { kind: 'left' });
  }

  const onEdit = useCallback(() => setOutcome((before) => (before.kind === 'none' ? before : { kind: 'none' })), []);

  return (
    <Page title={t('title')} lead={t('lead')} width="text" invalid={invalid}>
      <Freshness savedAt={savedAt} error={error} />
      <StatusArea ref={status}>
        <OutcomeArea delivery={delivery} outcome={outcome} />
      </StatusArea>
      {delivery.kind === 'refused' ? (
        <RefusedNotice acting={acting} item={delivery.item} onForgotten={() => tell({ kind: 'left' })} />
      ) : null}
      {conflict === null ? (
        <OpenedForm
          acting={acting}
          email={account.email}
          shown={account}
          onSave={submit}
          onNothingChanged={() => tell({ kind: 'unchanged' })}
          onEdit={onEdit}
          onErrors={setInvalid}
        />
      ) : (
        <ConflictQuestion key={conflict.itemId} conflict={conflict} onChosen={(changes) => answer(conflict, changes)} />
      )}
    </Page>
  );
}
