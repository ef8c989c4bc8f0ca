import { styled } from '../theme/styled.tsx';
import { ChoiceFrame, ChoiceMark } from './choice-frame.tsx';
import { Fieldset } from './fieldset.tsx';

const Grid = styled('div', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))' },
});

export interface CheckboxGroupProps<Value extends string> {
  readonly id: string;
  readonly legend: string;
  readonly choices: readonly (readonly [Value, string])[];
  readonly chosen: readonly Value[];
  /** In the order of the choices. */
  readonly onChange: (chosen: Value[]) => void;
}

/** Several of a short list. */
export function CheckboxGroup<Value extends string>({
  id,
  legend,
  choices,
  chosen,
  onChange,
}: CheckboxGroupProps<Value>) {
  return (
    <Fieldset id={id} legend={legend}>
      <Grid>
        {choices.map(([value, label]) => (
          <ChoiceFrame key={value}>
            <ChoiceMark
              type="checkbox"
              id={`${id}-${value}`}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(
                  choices.flatMap(([each]) =>
                    (each === value ? target.checked : chosen.includes(each)) ? [each] : [],
                  ),
                )
              }
            />
            <span>{label}</span>
          </ChoiceFrame>
        ))}
      </Grid>
    </Fieldset>
  );
}
