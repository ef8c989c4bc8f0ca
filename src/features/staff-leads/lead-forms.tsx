import { useTranslation } from '#i18n/use-translation.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { LeadFile } from './queries.ts';

export type SentForm = LeadFile['forms'][number];

interface PartsProps {
  /** The file of a customer. */
  readonly personHref: (seniorId: string) => string;
  readonly onInvite: (form: SentForm) => void;
}

/** What became of a family member's entry; until then, the step that makes something of it. */
function FamilyPart({ form, personHref, onInvite }: PartsProps & { readonly form: SentForm }) {
  const { t } = useTranslation('leads');
  const { moment } = useRowWords();
  const { canWrite } = useConnection();
  const { answer } = form;
  if (answer === null) {
    return (
      <Row>
        <Button icon="mail" disabled={!canWrite} onClick={() => onInvite(form)}>
          {t('family-invite')}
        </Button>
      </Row>
    );
  }
  return (
    <>
      <p>{t('family-invited', { name: answer.senior_name, by: answer.by, at: moment(answer.at) })}</p>
      <p>
        <strong>{t(`family-state-${answer.state ?? 'unknown'}`)}</strong>
      </p>
      <Row>
        <LinkButton icon="person" href={personHref(answer.senior_id)}>
          {t('family-open', { name: answer.senior_name })}
        </LinkButton>
      </Row>
    </>
  );
}

/** What one person sent, the newest first. */
export function LeadForms({ forms, ...parts }: PartsProps & { readonly forms: readonly SentForm[] }) {
  const { t } = useTranslation('leads');
  const { moment } = useRowWords();
  return (
    <Card as="div" heading={t('sent')}>
      {forms.length === 0 ? <p>{t('no-forms')}</p> : null}
      <Stack as="ul">
        {forms.map((form) => {
          const { collection, id, at, notes, helpSeeker, isFamily, company } = form;
          return (
            <Stack as="li" gap="close" key={`${collection} ${id}`}>
              <strong>{t(`form-${collection}`)}</strong>
              {company === '' ? null : <p>{t('about-company', { company })}</p>}
              {isFamily ? <p>{helpSeeker === '' ? t('for-family') : t('for-somebody', { name: helpSeeker })}</p> : null}
              {notes === '' ? null : <p>{notes}</p>}
              <SmallPrint>{moment(at)}</SmallPrint>
              {isFamily ? <FamilyPart form={form} {...parts} /> : null}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
