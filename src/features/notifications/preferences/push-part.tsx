import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { appPaths } from '#lib/app-paths.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { PushPicture } from '#ui/content/push-picture.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { type PushHere, usePush } from './use-push.ts';

/** The question comes from the browser, once: so the picture of what comes stands before it. */
function Offer({ push }: { readonly push: PushHere }) {
  const { t } = useTranslation('notifications');
  return (
    <>
      <p>{t('push-what')}</p>
      <PushPicture label={t('push-picture')} title={t('push-sample-title')} body={t('push-sample-body')} />
      <p>{t('push-asks')}</p>
      <Row>
        <Button kind="main" busy={push.isBusy} onClick={() => void push.switchOn()}>
          {t(push.isBusy ? 'push-busy' : 'push-on')}
        </Button>
      </Row>
    </>
  );
}

function Here({ push, hasAsked }: { readonly push: PushHere; readonly hasAsked: boolean }) {
  const { t } = useTranslation('notifications');
  if (push.ability === 'needs-install') {
    return (
      <>
        <p>{t('push-needs-install')}</p>
        <Row>
          <LinkButton href={appPaths.install}>{t('push-install')}</LinkButton>
        </Row>
      </>
    );
  }
  if (push.ability === 'none') return <p>{t('push-none')}</p>;
  if (push.ability === 'refused') return <p>{t('push-refused')}</p>;
  if (push.isOn === null) return null;
  if (push.isOn) {
    return (
      <>
        <p>{t('push-is-on')}</p>
        <Row>
          <Button busy={push.isBusy} onClick={() => void push.switchOff()}>
            {t(push.isBusy ? 'push-busy' : 'push-off')}
          </Button>
        </Row>
      </>
    );
  }
  return hasAsked ? <Offer push={push} /> : <p>{t('push-after-request')}</p>;
}

export interface PushPartProps {
  readonly acting: ActingFor;
  /** She asked for help before. Who has not is not asked for a permission. */
  readonly hasAsked: boolean;
}

/** Push messages on this device: what they are, and the switch. */
export function PushPart({ acting, hasAsked }: PushPartProps) {
  const { t } = useTranslation('notifications');
  const push = usePush(acting);
  const failure = push.ability === 'usable' ? push.failure : null;
  return (
    <Stack>
      <p>
        <strong>{t('push-title')}</strong>
      </p>
      <Here push={push} hasAsked={hasAsked} />
      <StatusArea>
        {failure === null ? null : (
          <Notice kind="warning" title={t('push-failed')}>
            <p>{t(`push-failed-${failure}`)}</p>
          </Notice>
        )}
      </StatusArea>
    </Stack>
  );
}
