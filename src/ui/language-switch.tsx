import { chakra } from '@chakra-ui/react';
import { belowDesktop, belowPhone, fromDesktop } from './theme/container-queries.ts';
import { pressedInForcedColors } from './theme/forced-colors.ts';

const Group = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1', [fromDesktop]: { gap: '2' } } });

const Option = chakra('button', {
  base: {
    minHeight: 'control',
    // Beside the flower on the narrowest of phones, also where a scroll bar takes its share.
    paddingInline: '1',
    [belowDesktop]: { fontFamily: 'narrow' },
    [belowPhone]: { minHeight: '56px' },
    [fromDesktop]: { paddingInline: '3' },
    borderWidth: '2px',
    borderColor: 'transparent',
    borderRadius: 'control',
    color: 'soft.link',
    fontSize: 'small',
    fontWeight: 600,
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    '&[aria-pressed=true]': {
      bg: 'chosen.bg',
      color: 'chosen.text',
      borderColor: 'chosen.border',
      textDecoration: 'none',
      _highContrast: pressedInForcedColors,
    },
  },
});

export interface LanguageSwitchProps<Code extends string> {
  /** What is chosen here; for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly code: Code; readonly name: string }[];
  readonly current: Code;
  readonly onChoose: (code: Code) => void;
}

/** Every language in its own words, so that one finds one's own. */
export function LanguageSwitch<Code extends string>({ label, options, current, onChoose }: LanguageSwitchProps<Code>) {
  return (
    <Group role="group" aria-label={label}>
      {options.map(({ code, name }) => (
        <Option key={code} type="button" lang={code} aria-pressed={code === current} onClick={() => onChoose(code)}>
          {name}
        </Option>
      ))}
    </Group>
  );
}
