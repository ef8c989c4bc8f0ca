import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnsentChoice } from '#offline/sign-out.ts';
import { deviceSignOut } from '#sync/device-sign-out.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { deviceSession } from './device-session.ts';

export interface SignOutDialogProps {
  readonly uid: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Half signed out is no state to stop in. */
const doNothing = () => {};

const busyTexts = {
  counting: 'sign-out-counting',
  waiting: 'sign-out-waiting',
  leaving: 'sign-out-busy',
} as const;

type Step = 'counting' | 'ask' | 'ask-remove' | 'waiting' | 'leaving' | 'failed';

/** Leaving this device: with something unsent the person decides what becomes of it (design.md decision 5). */
export function SignOutDialog(props: SignOutDialogProps) {
  // A fresh start each time it opens.
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ uid, onClose }: SignOutDialogProps) {
  const { t } = useTranslation('dashboard');
  const [step, setStep] = useState<Step>('counting');
  const [unsent, setUnsent] = useState(0);

  useEffect(() => {
    let gone = false;
    void deviceSignOut()
      .unsentCount(uid)
      .then((count) => {
        if (gone) return;
        // An outbox that cannot be read holds nothing that could be lost by leaving, and it blocks nobody.
        setUnsent(count.ok ? count.value : 0);
        setStep('ask');
      });
    return () => {
      gone = true;
    };
  }, [uid]);

  async function leave(choice: UnsentChoice) {
    setStep('leaving');
    const wiped = await deviceSignOut().leave(uid, choice);
    if (!wiped.ok) {
      setStep('failed');
      return;
    }
    await deviceSession().signOut();
  }

  async function wait() {
    setStep('waiting');
    const left = await deviceSignOut().waitUntilSent(uid);
    setUnsent(left.ok ? left.value : 0);
    setStep('ask');
  }

  const stay = (
    <Button kind="secondary" onClick={onClose}>
      {t('sign-out-stay')}
    </Button>
  );

  if (step === 'counting' || step === 'leaving' || step === 'waiting') {
    return (
      <Dialog
        open
        title={t('sign-out-title')}
        onClose={step === 'leaving' ? doNothing : onClose}
        actions={step === 'leaving' ? null : stay}
      >
        <Loading text={t(busyTexts[step])} />
      </Dialog>
    );
  }
  if (step === 'ask-remove') {
    return (
      <Dialog
        open
        title={t('sign-out-remove-title')}
        onClose={() => setStep('ask')}
        actions={
          <>
            <Button onClick={() => setStep('ask')}>{t('sign-out-remove-back')}</Button>
            <Button kind="danger" onClick={() => void leave('remove')}>
              {t('sign-out-remove-confirm')}
            </Button>
          </>
        }
      >
        <p>{t('sign-out-remove-text')}</p>
      </Dialog>
    );
  }
  const failed =
    step === 'failed' ? (
      <Notice kind="danger" announce="alert">
        <p>{t('sign-out-failed')}</p>
      </Notice>
    ) : null;
  if (unsent > 0) {
    return (
      <Dialog
        open
        stacked
        title={t('sign-out-unsent-title', { count: unsent })}
        onClose={onClose}
        actions={
          <>
            <Button kind="main" onClick={() => void wait()}>
              {t('sign-out-wait')}
            </Button>
            <Button onClick={() => void leave('keep')}>{t('sign-out-keep')}</Button>
            <Button onClick={() => setStep('ask-remove')}>{t('sign-out-remove')}</Button>
            {stay}
          </>
        }
      >
        {failed}
        <p>{t('sign-out-unsent-text')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={t('sign-out-title')}
      onClose={onClose}
      actions={
        <>
          {stay}
          <Button kind="main" onClick={() => void leave('keep')}>
            {t('sign-out-confirm')}
          </Button>
        </>
      }
    >
      {failed}
      <p>{t('sign-out-text')}</p>
      {navigator.onLine ? null : <p>{t('sign-out-offline')}</p>}
    </Dialog>
  );
}
