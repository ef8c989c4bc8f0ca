import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { figureGroups } from '#domain/figures/figure-lines.ts';
import { figurePeriods, type FiguresPlace } from '#domain/staff/figures-place.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { ChoiceFilter } from '#shared/staff/lists/choice-filter.tsx';
import { Row } from '#ui/layout/row.tsx';

export interface FigureFieldsProps {
  readonly acting: ActingFor;
  readonly place: FiguresPlace;
  /** Services and areas that have figures. */
  readonly services: readonly string[];
  readonly areas: readonly string[];
  readonly onPlace: (place: FiguresPlace) => void;
}

/** What is summed, and over which weeks. */
export function FigureFields({ acting, place, services, areas, onPlace }: FigureFieldsProps) {
  const { t } = useTranslation('figures');
  const serviceName = useServiceNames(acting);
  const { group, weeks, service, area } = place;
  return (
    <Row fields>
      <ChoiceFilter
        id="figures-per"
        label={t('per')}
        value={group}
        options={figureGroups.map((each) => [each, t(`per-${each}`)])}
        onChange={(value) => onPlace({ ...place, group: figureGroups.find((each) => each === value) ?? group })}
      />
      <ChoiceFilter
        id="figures-weeks"
        label={t('period')}
        value={String(weeks)}
        options={figurePeriods.map((each) => [String(each), t('weeks', { count: each })])}
        onChange={(value) =>
          onPlace({ ...place, weeks: figurePeriods.find((each) => String(each) === value) ?? weeks })
        }
      />
      <ChoiceFilter
        id="figures-service"
        label={t('service')}
        value={service ?? ''}
        options={[['', t('all-services')], ...services.map((id) => [id, serviceName(id)] as const)]}
        onChange={(value) => onPlace({ ...place, service: value || null })}
      />
      <ChoiceFilter
        id="figures-area"
        label={t('area')}
        value={area ?? ''}
        options={[['', t('all-areas')], ...areas.map((each) => [each, t('area-name', { area: each })] as const)]}
        onChange={(value) => onPlace({ ...place, area: value || null })}
      />
    </Row>
  );
}
