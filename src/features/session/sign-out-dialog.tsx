import { useTranslation } from 'react-i18next';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { type SignOutStep, useSignOut } from './use-sign-out.ts';

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

/** Leaving this device: with something unsent the person decides what becomes of it (design.md decision 5). */
export function SignOutDialog(props: SignOutDialogProps) {
  // A fresh start each time it opens.
  return props.open ? <OpenDialog {...props} /> : null;
}

type BusyStep = keyof typeof busyTexts;

const isBusy = (step: SignOutStep): step is BusyStep => step in busyTexts;

/** One dialog for all steps, so that it stays open between them. */
function OpenDialog({ uid, onClose }: SignOutDialogProps) {
  const { t } = useTranslation('dashboard');
  const signOut = useSignOut(uid);
  const { step, unsent } = signOut;
  const aboutUnsent = unsent > 0 && !isBusy(step) && step !== 'ask-remove';
  const title =
    step === 'ask-remove'
      ? t('sign-out-remove-title')
      : aboutUnsent
        ? t('sign-out-unsent-title', { count: unsent })
        : t('sign-out-title');

  return (
    <Dialog
      open
      stacked={aboutUnsent}
      title={title}
      onClose={step === 'leaving' ? doNothing : step === 'ask-remove' ? signOut.ask : onClose}
      actions={step === 'leaving' ? null : <Actions signOut={signOut} onClose={onClose} />}
    >
      {isBusy(step) ? <Loading text={t(busyTexts[step])} /> : <Question step={step} unsent={unsent} />}
    </Dialog>
  );
}

interface ActionsProps {
  readonly signOut: ReturnType<typeof useSignOut>;
  readonly onClose: () => void;
}

function Actions({ signOut, onClose }: ActionsProps) {
  const { t } = useTranslation('dashboard');
  const { step, unsent, leave, wait, ask, askRemove } = signOut;
  const stay = (
    <Button kind="secondary" onClick={onClose}>
      {t('sign-out-stay')}
    </Button>
  );
  if (isBusy(step)) return stay;
  if (step === 'ask-remove') {
    return (
      <>
        <Button kind="danger" onClick={() => void leave('remove')}>
          {t('sign-out-remove-confirm')}
        </Button>
        <Button onClick={ask}>{t('sign-out-remove-back')}</Button>
      </>
    );
  }
  if (unsent > 0) {
    return (
      <>
        <Button kind="main" onClick={() => void wait()}>
          {t('sign-out-wait')}
        </Button>
        <Button onClick={() => void leave('keep')}>{t('sign-out-keep')}</Button>
        <Button onClick={askRemove}>{t('sign-out-remove')}</Button>
        {stay}
      </>
    );
  }
  return (
    <>
      <Button kind="main" onClick={() => void leave('keep')}>
        {t('sign-out-confirm')}
      </Button>
      {stay}
    </>
  );
}

interface QuestionProps {
  readonly step: Exclude<SignOutStep, BusyStep>;
  readonly unsent: number;
}

function Question({ step, unsent }: QuestionProps) {
  const { t } = useTranslation('dashboard');
  if (step === 'ask-remove') return <p>{t('sign-out-remove-text')}</p>;
  return (
    <>
      {step === 'failed' ? (
        <Notice kind="danger" announce="alert">
          <p>{t('sign-out-failed')}</p>
        </Notice>
      ) : null}
      <p>{t(unsent > 0 ? 'sign-out-unsent-text' : 'sign-out-text')}</p>
      {unsent > 0 || navigator.onLine ? null : <p>{t('sign-out-offline')}</p>}
    </>
  );
}
