import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { AccountItem } from '#sync/account-outbox.ts';
import { Freshness } from '#shared/cached/freshness.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ConflictQuestion } from './conflict/conflict-question.tsx';
import { ErasurePart } from './erasure/erasure-part.tsx';
import { OpenedForm } from './form/opened-form.tsx';
import { OutcomeArea } from './outcome-area.tsx';
import { AskOnProfile } from './own-data/asking/ask-on-profile.tsx';
import { OwnDataPart } from './own-data/own-data-part.tsx';
import { RejectedNotice } from './rejected-notice.tsx';
import { useProfileChanges } from './use-profile-changes.ts';

export interface ProfileViewProps {
  readonly acting: ActingFor;
  readonly account: InterimUser;
  readonly savedAt: number;
  readonly error: DomainError | null;
  readonly items: readonly AccountItem[];
}

export function ProfileView({ acting, account, savedAt, error, items }: ProfileViewProps) {
  const { t } = useTranslation('profile');
  const { delivery, conflict, outcome, status, tell, clear, submit, answer } = useProfileChanges(acting, items);
  const [invalid, setInvalid] = useState(false);
  const [askInvalid, setAskInvalid] = useState(false);
  const below =
    acting.actorUid === acting.seniorId ? (
      <>
        <OwnDataPart />
        <AskOnProfile acting={acting} onErrors={setAskInvalid} />
        <ErasurePart acting={acting} isFamily={account.role === 'family'} />
      </>
    ) : null;

  return (
    <Page title={t('title')} lead={t('lead')} width="text" invalid={invalid || askInvalid}>
      <Freshness savedAt={savedAt} error={error} />
      <StatusArea ref={status}>
        <OutcomeArea delivery={delivery} outcome={outcome} />
      </StatusArea>
      {delivery.kind === 'refused' ? (
        <RejectedNotice acting={acting} item={delivery.item} onRemoved={() => tell({ kind: 'left' })} />
      ) : null}
      {conflict === null ? (
        <OpenedForm
          acting={acting}
          email={account.email}
          shown={account}
          isFamily={account.role === 'family'}
          onSave={submit}
          onNothingChanged={() => tell({ kind: 'unchanged' })}
          onEdit={clear}
          onErrors={setInvalid}
          below={below}
        />
      ) : (
        <>
          <ConflictQuestion
            key={conflict.itemId}
            conflict={conflict}
            onChosen={(changes) => answer(conflict, changes)}
          />
          {below}
        </>
      )}
    </Page>
  );
}
