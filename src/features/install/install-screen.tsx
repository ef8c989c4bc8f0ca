import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PictureSteps } from '#ui/content/picture-steps.tsx';
import { Row } from '#ui/layout/row.tsx';
import { type Device, DevicePicture, devices, installSteps } from './device-picture.tsx';

export interface InstallScreenProps {
  /** `can-prompt`: the browser can show its install prompt. `by-hand`: manual steps with pictures. */
  readonly state: 'installed' | 'can-prompt' | 'by-hand';
  /** The device in use, whose pictures come first; null on a computer. */
  readonly ownDevice: Device | null;
  readonly onInstall: () => void;
}

/** How to install the app on a tablet or a phone. */
export function InstallScreen({ state, ownDevice, onInstall }: InstallScreenProps) {
  const { t } = useTranslation('pwa');
  const ordered = ownDevice === null ? devices : [ownDevice, ...devices.filter((device) => device !== ownDevice)];

  return (
    <Page title={t('install.title')} lead={t('install.lead')}>
      {state === 'installed' ? <Notice kind="success">{t('install.installed')}</Notice> : null}
      {state === 'can-prompt' ? (
        <Card title={t('install.now.title')} tone="warm">
          <p>{t('install.now.text')}</p>
          <Row>
            <Button kind="main" icon="tablet" onClick={onInstall}>
              {t('install.now.button')}
            </Button>
          </Row>
        </Card>
      ) : null}
      {state === 'by-hand' ? <Notice kind="info">{t('install.advice')}</Notice> : null}
      {state === 'can-prompt' ? <p>{t('install.orByHand')}</p> : null}
      {ordered.map((device) => (
        <Card key={device} title={t(`install.devices.${device}`)}>
          <PictureSteps
            steps={installSteps.map((step, index) => ({
              key: step,
              name: t('install.step', { number: index + 1 }),
              picture: <DevicePicture device={device} step={step} />,
              text: t(`install.steps.${device}.${step}`),
            }))}
          />
          {device === 'android' ? null : <p>{t('install.shareHint')}</p>}
        </Card>
      ))}
      <p>{t('install.help')}</p>
    </Page>
  );
}
