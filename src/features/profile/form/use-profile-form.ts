import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { changedUnits, type ProfileValues } from '#domain/accounts/profile-changes.ts';
import { mintId } from '#lib/ids.ts';
import type { ProfileUpdate } from '#sync/commands/update-profile.ts';
import { checkForm } from '#shared/forms/check-form.ts';
import { deviceDraft } from '#shared/forms/device-draft.ts';
import { useDraft } from '#shared/forms/use-draft.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { changesOf, draftName, type FormState, isDirty, refreshed, untouched } from './form-state.ts';
import { familyFormSchema, profileFormFields, profileFormMessages, profileFormSchema } from './profile-form-schema.ts';

export interface OpenedDraft {
  readonly changeId: string;
  readonly state: FormState;
  readonly savedAt: number;
}

export interface ProfileFormOptions {
  readonly acting: ActingFor;
  /** The newest known profile; may change while the form is open. */
  readonly shown: ProfileValues;
  /** A family member is not asked where she lives. */
  readonly isFamily: boolean;
  readonly draft: OpenedDraft | null;
  /** @returns whether the changes are saved: then they become the base of the form. */
  readonly onSave: (update: ProfileUpdate) => Promise<boolean>;
  readonly onNothingChanged: () => void;
  /** Called on each edit: the outcome of the last save is outdated. */
  readonly onEdit: () => void;
}

/** The profile form: the person's edits over the newest known profile, saved as a draft. */
export function useProfileForm({
  acting,
  shown,
  isFamily,
  draft: opened,
  onSave,
  onNothingChanged,
  onEdit,
}: ProfileFormOptions) {
  const { t } = useTranslation('profile');
  const [changeId, setChangeId] = useState(() => opened?.changeId ?? mintId());
  const [restoredAt, setRestoredAt] = useState(opened?.savedAt ?? null);
  const [start] = useState(() => (opened === null ? untouched(shown) : refreshed(opened.state, shown)));
  const base = useRef(start.base);
  const store = useMemo(() => deviceDraft<FormState>(acting, draftName, changeId), [acting, changeId]);
  const draft = useDraft({ reason: 'profile-form', store, restored: restoredAt !== null });

  const form = useForm({
    name: 'profile',
    fields: profileFormFields,
    initial: start.values,
    check: (values) => checkForm(isFamily ? familyFormSchema : profileFormSchema, profileFormMessages, values),
    messageOf: (key) => t(key),
    onEdit(values) {
      const state = { base: base.current, values };
      draft.changed(state, isDirty(state));
      onEdit();
    },
    async send(valid): Promise<null> {
      const changes = changesOf({ base: base.current, values: form.store.get() }, valid);
      if (changedUnits(changes).length === 0) onNothingChanged();
      else if (await onSave({ changeId, changes })) begin(untouched({ ...base.current, ...changes.after }));
      return null;
    },
  });
  // Merge concurrent changes while the form is open.
  const merged = useRef(shown);
  useEffect(() => {
    if (merged.current === shown) return;
    merged.current = shown;
    const next = refreshed({ base: base.current, values: form.store.get() }, shown);
    base.current = next.base;
    form.store.set(next.values);
  }, [shown, form.store]);

  /** Starts the next change, with an id and a draft of its own. */
  function begin(next: FormState) {
    draft.stop();
    base.current = next.base;
    form.reset(next.values);
    setChangeId(mintId());
    setRestoredAt(null);
  }

  return { form, draft, restoredAt, restart: () => void draft.discard().then(() => begin(untouched(shown))) };
}
