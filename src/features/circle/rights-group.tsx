import { useTranslation } from '#i18n/use-translation.ts';
import { type CircleRight, circleRights } from '#domain/circles/circle-rights.ts';
import { CheckboxGroup } from '#ui/fields/checkbox-group.tsx';
import { Stack } from '#ui/layout/stack.tsx';

/** To see comes with each membership, and is no choice. */
const givenRights = ['book', 'pay'] as const satisfies readonly CircleRight[];

export type GivenRight = (typeof givenRights)[number];

export const withGiven = (given: readonly GivenRight[]): CircleRight[] =>
  circleRights.filter((right) => right === 'see' || given.some((each) => each === right));

export interface RightsGroupProps {
  readonly id: string;
  readonly legend: string;
  readonly rights: readonly CircleRight[];
  readonly onChange: (given: GivenRight[]) => void;
}

/** What a person may do: what everybody in the circle may, and what the senior chooses. */
export function RightsGroup({ id, legend, rights, onChange }: RightsGroupProps) {
  const { t } = useTranslation('circle');
  return (
    <Stack gap="close">
      <CheckboxGroup
        id={id}
        legend={legend}
        choices={givenRights.map((right) => [right, t(`right-${right}`)] as const)}
        chosen={givenRights.filter((right) => rights.includes(right))}
        onChange={onChange}
      />
      <p>{t('always-sees')}</p>
    </Stack>
  );
}
