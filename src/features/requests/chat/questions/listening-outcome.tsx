import { useTranslation } from '#i18n/use-translation.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import type { MicrophoneState } from './use-microphone.ts';

/** That the device listens, what it heard, or why it heard nothing. */
export function ListeningOutcome({ state }: { readonly state: MicrophoneState }) {
  const { t } = useTranslation('chat');
  switch (state.kind) {
    case 'idle':
      return null;
    case 'listening':
      return (
        <Notice kind="info" icon="microphone">
          <p>{t('listening')}</p>
        </Notice>
      );
    case 'heard':
      return (
        <Notice kind="info" icon="microphone">
          <p>{t('heard', { words: state.words })}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice kind="warning">
          <p>{t(`speak-${state.failure}`)}</p>
        </Notice>
      );
    case 'withdrawn':
      return (
        <Notice kind="info">
          <p>{t('consent-withdrawn')}</p>
        </Notice>
      );
  }
}
