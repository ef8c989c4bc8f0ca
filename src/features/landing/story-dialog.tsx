import { useTranslation } from '#i18n/use-translation.ts';
import type { ServiceId } from '#domain/requests/prices.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { Scene } from '#ui/scenes/scene.tsx';
import { Story } from './story.tsx';

export interface StoryDialogProps {
  /** null: closed. */
  readonly service: ServiceId | null;
  readonly onClose: () => void;
}

/** A drawer from below on a small screen, a window in the middle of a larger one (spec.md section 2). */
export function StoryDialog({ service, onClose }: StoryDialogProps) {
  const { t } = useTranslation('landing');
  if (service === null) return null;
  return (
    <Dialog
      open
      drawer
      title={t('story-title', { service: t(`${service}-name`) })}
      onClose={onClose}
      actions={
        <Button icon="close" onClick={onClose}>
          {t('story-close')}
        </Button>
      }
    >
      <Scene name={service} />
      <Story service={service} />
    </Dialog>
  );
}
