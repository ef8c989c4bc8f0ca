import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changedUnits, type ProfileField, type ProfileValues } from '#domain/accounts/profile-changes.ts';
import { useDraftWords } from '#i18n/use-draft-words.ts';
import { mintId } from '#lib/ids.ts';
import type { ProfileUpdate } from '#sync/commands/update-profile.ts';
import { Button } from '#ui/actions/button.tsx';
import { DraftNotice } from '#ui/feedback/draft-notice.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { fieldId } from './field-ids.ts';
import { changesOf, type FormState, refreshed, untouched } from './form-state.ts';
import { ProfileFields } from './profile-fields.tsx';
import { useProfileDraft } from './use-profile-draft.ts';
import { errorsInOrder, type FormErrors, validateProfile } from './validate-profile.ts';

export interface OpenedDraft {
  readonly changeId: string;
  readonly state: FormState;
  readonly savedAt: number;
}

export interface ProfileFormProps {
  readonly uid: string;
  readonly email: string;
  /** The profile as it is known now; it may become newer while the form is open. */
  readonly shown: ProfileValues;
  readonly draft: OpenedDraft | null;
  readonly busy: boolean;
  /** @returns whether it is saved: then the form shows that nothing is left to save. */
  readonly onSave: (update: ProfileUpdate) => Promise<boolean>;
  readonly onNothingChanged: () => void;
  /** The person goes on: what was said about the last saving is over. */
  readonly onEdit: () => void;
  readonly onErrors: (any: boolean) => void;
}

export function ProfileForm(props: ProfileFormProps) {
  const { uid, email, shown, draft, busy, onSave, onNothingChanged, onEdit, onErrors } = props;
  const { t } = useTranslation(['profile', 'common']);
  const [changeId, setChangeId] = useState(() => draft?.changeId ?? mintId());
  const [state, setState] = useState<FormState>(() =>
    draft === null ? untouched(shown) : refreshed(draft.state, shown),
  );
  const [restoredAt, setRestoredAt] = useState(draft?.savedAt ?? null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [attempt, setAttempt] = useState(0);
  const draftWords = useDraftWords(restoredAt);
  const keeper = useProfileDraft(uid, changeId, restoredAt !== null);
  const problems = useMemo(
    () => errorsInOrder(errors).map(({ field, key }) => ({ fieldId: fieldId(field), message: t(key) })),
    [errors, t],
  );

  // What was changed elsewhere comes in while the form lies open.
  const seen = useRef(shown);
  useEffect(() => {
    if (seen.current === shown) return;
    seen.current = shown;
    setState((before) => refreshed(before, shown));
  }, [shown]);

  const invalid = problems.length > 0;
  useEffect(() => onErrors(invalid), [invalid, onErrors]);

  function change(field: ProfileField, value: string) {
    const next = { ...state, values: { ...state.values, [field]: value } };
    setState(next);
    const { [field]: _, ...others } = errors;
    setErrors(others);
    keeper.changed(next);
    onEdit();
  }

  /** The form is about the next change from here on. */
  function begin(next: FormState) {
    keeper.stop();
    setChangeId(mintId());
    setRestoredAt(null);
    setErrors({});
    setState(next);
  }

  async function save() {
    if (busy) return;
    setAttempt((count) => count + 1);
    const judged = validateProfile(state.values);
    setErrors(judged.ok ? {} : judged.error);
    if (!judged.ok) return;
    const changes = changesOf(state, judged.value);
    if (changedUnits(changes).length === 0) return onNothingChanged();
    if (await onSave({ changeId, changes })) begin(untouched({ ...state.base, ...changes.after }));
  }

  return (
    <>
      {draftWords === null ? null : (
        <DraftNotice
          {...draftWords}
          onRestart={() => {
            const fresh = untouched(shown);
            keeper.changed(fresh);
            void keeper.flush().then(() => begin(fresh));
          }}
        />
      )}
      <ErrorSummary title={t('check-title')} problems={problems} attempt={attempt} />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ProfileFields email={email} values={state.values} errors={errors} onChange={change} />
        {keeper.state === 'failed' ? (
          <Notice kind="warning" announce="status">
            {t('draft-not-kept')}
          </Notice>
        ) : null}
        <Button type="submit" kind="main" wide icon="check" busy={busy}>
          {t(busy ? 'saving' : 'save')}
        </Button>
        <p>{keeper.state === 'kept' ? t('common:draft-kept') : '\u00A0'}</p>
      </Form>
    </>
  );
}
