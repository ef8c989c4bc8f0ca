import { useTranslation } from '#i18n/use-translation.ts';
import { avoidances, studentLanguages } from '#domain/documents/student-profile.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import { useLanguageName } from '#shared/staff/matching/use-reason-words.ts';
import { CheckboxGroup } from '#ui/fields/checkbox-group.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { FormPart } from './form-part.ts';
import { TypedField } from './person-fields.tsx';

interface WorkFieldsProps extends FormPart {
  readonly serviceName: (serviceId: string) => string;
}

/** A car, and what she cannot be with. */
function OwnMeans({ draft, onChange }: FormPart) {
  const { t } = useTranslation('students');
  return (
    <>
      <Checkbox
        id="has_car"
        name="has_car"
        label={t('has-car')}
        checked={draft.has_car}
        onChange={(has_car) => onChange({ has_car })}
      />
      <CheckboxGroup
        id="avoids"
        legend={t('avoids')}
        choices={avoidances.map((what) => [what, t(`avoids-${what}`)])}
        chosen={avoidances.filter((what) => draft.avoids[what])}
        onChange={(chosen) =>
          onChange({
            avoids: {
              cats: chosen.includes('cats'),
              dogs: chosen.includes('dogs'),
              smokers: chosen.includes('smokers'),
            },
          })
        }
      />
    </>
  );
}

/** What the student can do, and when she may. */
export function WorkFields({ serviceName, ...part }: WorkFieldsProps) {
  const { t } = useTranslation('students');
  const languageName = useLanguageName();
  const { draft, onChange } = part;
  return (
    <>
      <Checkbox
        id="paused"
        name="paused"
        label={t('is-paused')}
        checked={draft.paused}
        onChange={(paused) => onChange({ paused })}
      />
      <Row fields>
        <TypedField {...part} name="vetted_until" label={t('vetted-until')} type="date" />
        <TypedField
          {...part}
          name="wished_hours"
          label={t('wished-hours')}
          hint={t('wished-hint')}
          type="text"
          maxLength={3}
        />
      </Row>
      <CheckboxGroup
        id="skills"
        legend={t('skills')}
        choices={serviceIds.map((service) => [service, serviceName(service)])}
        chosen={draft.skills}
        onChange={(skills) => onChange({ skills })}
      />
      <CheckboxGroup
        id="languages"
        legend={t('languages')}
        choices={studentLanguages.map((spoken) => [spoken, languageName(spoken)])}
        chosen={draft.languages}
        onChange={(languages) => onChange({ languages })}
      />
      <OwnMeans {...part} />
    </>
  );
}
