import { useTranslation } from '#i18n/use-translation.ts';
import { type AuditFilter, auditFilterParts, noAuditFilter } from '#domain/staff/audit-filter.ts';
import { ChoiceFilter } from '#shared/staff/lists/choice-filter.tsx';
import { changes } from '#shared/staff/changes.ts';
import { useChangeWords } from '#shared/staff/use-change-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { TypedField } from '#ui/fields/typed-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';

/** What triggers write. */
const recordActions = ['created', 'updated', 'deleted'] as const;

export interface AuditFilterBarProps {
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
  /** Staff, by uid. */
  readonly names: Readonly<Record<string, string>>;
}

/** The conditions of the log; each holds at once. */
export function AuditFilterBar({ filter, onFilter, names }: AuditFilterBarProps) {
  const { t } = useTranslation('audit');
  const changeWords = useChangeWords();
  const change = (part: Partial<AuditFilter>) => onFilter({ ...filter, ...part });
  const any = ['', t('any')] as const;
  const actions: readonly (readonly [string, string])[] = [
    any,
    ...changes.map((name) => [name, changeWords(name)] as const),
    ...recordActions.map((name) => [name, t(`record-${name}`)] as const),
  ];
  // A link may name what this version does not know.
  const withCurrent = (options: readonly (readonly [string, string])[], current: string) =>
    options.some(([value]) => value === current) ? options : [...options, [current, current] as const];
  return (
    <Stack>
      <Row fields>
        <TypedField
          id="audit-from"
          label={t('from')}
          type="date"
          value={filter.from}
          onChange={(from) => change({ from })}
        />
        <TypedField id="audit-to" label={t('to')} type="date" value={filter.to} onChange={(to) => change({ to })} />
        <ChoiceFilter
          id="audit-who"
          label={t('who')}
          options={withCurrent([any, ...Object.entries(names)], filter.who)}
          value={filter.who}
          onChange={(who) => change({ who })}
        />
        <ChoiceFilter
          id="audit-what"
          label={t('what')}
          options={withCurrent(actions, filter.what)}
          value={filter.what}
          onChange={(what) => change({ what })}
        />
        <TypedField
          id="audit-about"
          label={t('about')}
          type="text"
          value={filter.about}
          onChange={(about) => change({ about })}
        />
      </Row>
      {auditFilterParts(filter).length === 0 ? null : (
        <Row>
          <Button kind="quiet" icon="close" onClick={() => onFilter(noAuditFilter)}>
            {t('clear')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
