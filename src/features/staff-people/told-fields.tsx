import { useTranslation } from '#i18n/use-translation.ts';
import { channelsOfKind, isStaffChannel } from '#domain/alerts/told-channels.ts';
import {
  type StaffChannel,
  staffChannels,
  type StaffKind,
  staffKinds,
  type ToldByStaff,
} from '#domain/documents/alerts/staff-channels.ts';
import { Field } from '#ui/fields/field.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { Select } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/row.tsx';

interface ToldFieldsProps {
  readonly told: ToldByStaff;
  readonly onChange: (told: ToldByStaff) => void;
}

/** The ways of a kind, and `none` where she need not hear of it. */
function choicesOf(kind: StaffKind): readonly (StaffChannel | 'none')[] {
  const ways = channelsOfKind(kind).filter(isStaffChannel);
  return kind === 'reminder' ? [...ways, 'none'] : ways;
}

/** The way of a kind; by telephone where she said nothing. */
export const toldWayOf = (ways: readonly StaffChannel[] | undefined): StaffChannel | 'none' =>
  ways === undefined ? 'call' : (ways[0] ?? 'none');

/** How staff tells her what is not mailed to her, as she said. */
export function ToldFields({ told, onChange }: ToldFieldsProps) {
  const { t } = useTranslation('told');
  const choose = (kind: StaffKind, value: string) => {
    const way = staffChannels.find((known) => known === value);
    onChange({ ...told, [kind]: way === undefined ? [] : [way] });
  };
  return (
    <Fieldset id="customer-told" legend={t('how-title')}>
      <Row fields>
        {staffKinds.map((kind) => (
          <Field key={kind} id={`customer-told-${kind}`} label={t(`how-${kind}`)}>
            {(control) => (
              <Select
                control={control}
                value={toldWayOf(told[kind])}
                onChange={({ target }) => choose(kind, target.value)}
              >
                {choicesOf(kind).map((way) => (
                  <option key={way} value={way}>
                    {t(`by-${way}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </Row>
      <p>{t('letter-hint')}</p>
    </Fieldset>
  );
}
