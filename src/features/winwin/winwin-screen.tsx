import { useTranslation } from '#i18n/use-translation.ts';
import { outboundLinks } from '#domain/brand.ts';
import { targetPlans, traction } from '#domain/public/winwin.ts';
import { CheckList } from '#ui/content/check-list.tsx';
import { Picture } from '#ui/scenes/picture.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { KeyFigures } from '#ui/content/key-figures.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Split } from '#ui/layout/split.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoanCalculator } from './loan-calculator.tsx';
import { MailBar } from './mail-bar.tsx';
import { mailHref } from './mail-href.ts';
import { Reasons } from './reasons.tsx';
import { useCalculator } from './use-calculator.ts';
import { useWinwinFormat } from './use-winwin-format.ts';

const questions = ['who', 'minimum', 'term', 'risk', 'service', 'next'] as const;

function Questions({ values }: { readonly values: ReturnType<typeof useWinwinFormat>['values'] }) {
  const { t } = useTranslation('winwin');
  return (
    <Section title={t('faq-title')}>
      <Stack>
        {questions.map((name) => (
          <Disclosure key={name} question={t(`faq.${name}.question`)}>
            <p>{t(`faq.${name}.answer`, values)}</p>
          </Disclosure>
        ))}
      </Stack>
      <Notice kind="warning" title={t('risk-title')}>
        <p>{t('risk-text')}</p>
      </Notice>
    </Section>
  );
}

function CallToAction({ values }: { readonly values: ReturnType<typeof useWinwinFormat>['values'] }) {
  const { t } = useTranslation('winwin');
  return (
    <Section title={t('action-title', values)} tone="warm">
      <p>{t('action-text', values)}</p>
      <Row>
        <LinkButton icon="mail" href={mailHref(t('mail-subject'))}>
          {t('mail-founder', values)}
        </LinkButton>
        <LinkButton icon="calendar" href={outboundLinks.booking}>
          {t('plan-talk')}
        </LinkButton>
      </Row>
    </Section>
  );
}

export function WinwinScreen() {
  const { t } = useTranslation('winwin');
  const { euro, values, targetValues, exampleValues } = useWinwinFormat();
  const calculator = useCalculator();

  return (
    <Page title={t('title')} lead={t('lead', values)} invalid={calculator.form.problems.length > 0}>
      <Split beside={<Picture name="meadow" />}>
        <Row>
          <LinkButton icon="calendar" kind="main" href={outboundLinks.booking}>
            {t('plan-talk')}
          </LinkButton>
          <LinkButton icon="info" href={outboundLinks.investorInfo}>
            {t('read-info')}
          </LinkButton>
        </Row>
        <p>{t('elsewhere-note')}</p>
      </Split>
      <Section title={t('traction-title')}>
        <KeyFigures
          figures={[
            { name: t('traction-students'), value: t('traction-count', { number: traction.students }) },
            { name: t('traction-seniors'), value: t('traction-count', { number: traction.seniors }) },
          ]}
        />
      </Section>
      <Section title={t('product-title')} lead={t('product-text')}>
        <CheckList items={t('product-points', { returnObjects: true })} />
      </Section>
      <Reasons />
      <Questions values={values} />
      <Section title={t('target-title')} lead={t('target-text', targetValues)}>
        <KeyFigures
          figures={targetPlans.map((plan, index) => ({ name: t('plan', { number: index + 1 }), value: euro(plan) }))}
        />
      </Section>
      <Section title={t('example-title')}>
        <p>{t('example-text', exampleValues)}</p>
      </Section>
      <LoanCalculator calculator={calculator} />
      <CallToAction values={values} />
      <Section title={t('brands-title')} lead={t('brands-text')}>
        <Row>
          <LinkButton href={outboundLinks.brandForOlderRelatives}>{t('brand-older')}</LinkButton>
          <LinkButton href={outboundLinks.brandForChildren}>{t('brand-children')}</LinkButton>
        </Row>
      </Section>
      <MailBar />
    </Page>
  );
}
