import { useTranslation } from '#i18n/use-translation.ts';
import { claims } from '#domain/public/claims.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Scene } from '#ui/scenes/scene.tsx';
import { Split } from '#ui/layout/split.tsx';
import { sectionIds } from './section-ids.ts';
import { useOffer } from './use-offer.ts';

/** Time until the deadline: in days, on the last day in hours, since "today" would be wrong on the evening before. */
function TimeLeft({ daysLeft, hoursLeft }: { readonly daysLeft: number; readonly hoursLeft: number }) {
  const { t } = useTranslation('landing');
  if (daysLeft > 0) return <p>{t('offer-left', { count: daysLeft })}</p>;
  return <p>{hoursLeft > 0 ? t('offer-hours', { count: hoursLeft }) : t('offer-last-hour')}</p>;
}

function OfferNotice() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const offer = useOffer();
  if (offer === null) return null;
  const { euro, deadline, daysLeft, hoursLeft } = offer;
  return (
    <Notice kind="warning" icon="clock" title={t('offer-title', { euro })}>
      <p>{t('offer-until', { moment: formatMoment(deadline, deviceClock.now(), language) })}</p>
      <TimeLeft daysLeft={daysLeft} hoursLeft={hoursLeft} />
    </Notice>
  );
}

/** The headline and the main action, beside the picture. */
export function Opening({ onSignUp }: { readonly onSignUp: () => void }) {
  const { t } = useTranslation('landing');
  return (
    <Split beside={<Scene name="welcome" />}>
      <Notice kind="success" title={t('guarantee-title')}>
        <p>{t('guarantee-text')}</p>
      </Notice>
      <OfferNotice />
      <Row>
        <Button kind="main" icon="ask-help" onClick={onSignUp}>
          {t('hero-sign-up')}
        </Button>
        <LinkButton href={`#${sectionIds.prices}`} icon="down">
          {t('hero-prices')}
        </LinkButton>
      </Row>
      <p>{t('hero-students', { students: claims.students })}</p>
    </Split>
  );
}
