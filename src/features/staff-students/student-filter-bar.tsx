import { useTranslation } from '#i18n/use-translation.ts';
import { type StudentFilter, studentShows, studentSorts } from '#domain/staff/student-filter.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/row.tsx';

/** The id of the field that `/` leads to. */
export const studentTextId = 'students-text';

interface StudentFilterBarProps {
  readonly filter: StudentFilter;
  readonly onFilter: (filter: StudentFilter) => void;
}

export function StudentFilterBar({ filter, onFilter }: StudentFilterBarProps) {
  const { t } = useTranslation('students');
  return (
    <Row fields>
      <Field id={studentTextId} label={t('search')} hint={t('search-hint')}>
        {(control) => (
          <TextInput
            control={control}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={filter.text}
            onChange={({ target }) => onFilter({ ...filter, text: target.value })}
          />
        )}
      </Field>
      <ChoiceField
        id="students-show"
        label={t('show')}
        options={studentShows.map((show) => [show, t(`show-${show}`)])}
        value={filter.show}
        onChange={(show) => onFilter({ ...filter, show: show ?? 'all' })}
      />
      <ChoiceField
        id="students-sort"
        label={t('sort')}
        options={studentSorts.map((sort) => [sort, t(`sort-${sort}`)])}
        value={filter.sort}
        onChange={(sort) => onFilter({ ...filter, sort: sort ?? 'name' })}
      />
    </Row>
  );
}
