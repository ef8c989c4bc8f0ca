import { useTranslation } from '#i18n/use-translation.ts';
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
  counting: 'counting',
  waiting: 'waiting',
  leaving: 'busy',
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
  const { t } = useTranslation('sign-out');
  const signOut = useSignOut(uid);
  const { step, unsent } = signOut;
  const aboutUnsent = unsent > 0 && !isBusy(step) && step !== 'ask-remove';
  const title =
    step === 'ask-remove' ? t('remove-title') : aboutUnsent ? t('unsent-title', { count: unsent }) : t('title');

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
  const { t } = useTranslation('sign-out');
  const { step, unsent, leave, wait, ask, askRemove } = signOut;
  const stay = (
    <Button kind="secondary" onClick={onClose}>
      {t('stay')}
    </Button>
  );
  if (isBusy(step)) return stay;
  if (step === 'ask-remove') {
    return (
      <>
        <Button kind="danger" onClick={() => void leave('remove')}>
          {t('remove-confirm')}
        </Button>
        <Button onClick={ask}>{t('remove-back')}</Button>
      </>
    );
  }
  if (unsent > 0) {
    return (
      <>
        <Button kind="main" onClick={() => void wait()}>
          {t('wait')}
        </Button>
        <Button onClick={() => void leave('keep')}>{t('keep')}</Button>
        <Button onClick={askRemove}>{t('remove')}</Button>
        {stay}
      </>
    );
  }
  return (
    <>
      <Button kind="main" onClick={() => void leave('keep')}>
        {t('confirm')}
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
  const { t } = useTranslation('sign-out');
  if (step === 'ask-remove') return <p>{t('remove-text')}</p>;
  return (
    <>
      {step === 'failed' ? (
        <Notice kind="danger" announce="alert">
          <p>{t('failed')}</p>
        </Notice>
      ) : null}
      <p>{t(unsent > 0 ? 'unsent-text' : 'text')}</p>
      {unsent > 0 || navigator.onLine ? null : <p>{t('offline')}</p>}
    </>
  );
}
