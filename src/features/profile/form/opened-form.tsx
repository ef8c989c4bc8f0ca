import { type ReactNode, useCallback } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { deviceDrafts } from '#offline/device.ts';
import { useOpened } from '#shared/forms/use-opened.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { draftName, readDraft } from './form-state.ts';
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx';
import type { OpenedDraft } from './use-profile-form.ts';

async function openDraft(acting: ActingFor): Promise<OpenedDraft | null> {
  const draft = await deviceDrafts().load<unknown>(acting, draftName);
  const state = draft === null ? null : readDraft(draft.values);
  return draft === null || state === null ? null : { changeId: draft.requestId, state, savedAt: draft.savedAt };
}

interface OpenedFormProps extends Omit<ProfileFormProps, 'draft'> {
  /** What stands below the form: with it, so that nothing moves that somebody is about to press. */
  readonly below: ReactNode;
}

/** The form, with the stored draft if there is one. */
export function OpenedForm({ below, ...props }: OpenedFormProps) {
  const { t } = useTranslation('profile');
  const { acting } = props;
  const open = useCallback(async () => ({ draft: await openDraft(acting) }), [acting]);
  const { value: opened } = useOpened(open);
  if (opened === null) return <Loading text={t('loading')} />;
  return (
    <>
      <ProfileForm {...props} draft={opened.draft} />
      {below}
    </>
  );
}
