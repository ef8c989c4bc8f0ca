import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceDrafts } from '#offline/device.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { readDraft } from './form-state.ts';
import { type OpenedDraft, ProfileForm, type ProfileFormProps } from './profile-form.tsx';
import { draftName } from './use-profile-draft.ts';

async function openDraft(uid: string): Promise<OpenedDraft | null> {
  const draft = await deviceDrafts().load<unknown>(uid, draftName);
  const state = draft === null ? null : readDraft(draft.values);
  return draft === null || state === null ? null : { changeId: draft.requestId, state, savedAt: draft.savedAt };
}

/** The form as the person left it. */
export function OpenedForm(props: Omit<ProfileFormProps, 'draft'>) {
  const { t } = useTranslation('profile');
  const { uid } = props;
  const [opened, setOpened] = useState<{ readonly draft: OpenedDraft | null } | null>(null);

  useEffect(() => {
    let left = false;
    void openDraft(uid).then((draft) => {
      if (!left) setOpened({ draft });
    });
    return () => {
      left = true;
    };
  }, [uid]);

  return opened === null ? <Loading text={t('loading')} /> : <ProfileForm {...props} draft={opened.draft} />;
}
