import { chakra, defineRecipe } from '@chakra-ui/react';
import { belowDesktop, belowPhone, fromDesktop } from '../theme/container-queries.ts';
import { pressedInForcedColors } from '../theme/forced-colors.ts';

const Group = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1', [fromDesktop]: { gap: '2' } } });

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
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
    '&[aria-pressed=true], &[aria-current]': {
      bg: 'chosen.bg',
      color: 'chosen.text',
      borderColor: 'chosen.border',
      textDecoration: 'none',
      _highContrast: pressedInForcedColors,
    },
  },
});
const Option = chakra('button', recipe);
const OptionLink = chakra('a', recipe);

interface LanguageOption<Code extends string> {
  readonly code: Code;
  readonly name: string;
  /** Where this page stands in that language, if each has an address of its own. */
  readonly href?: string | undefined;
}

export interface LanguageSwitchProps<Code extends string> {
  /** What is chosen here; for screen readers. */
  readonly label: string;
  readonly options: readonly LanguageOption<Code>[];
  readonly current: Code;
  readonly onChoose: (code: Code) => void;
}

/** Every language in its own words, so that one finds one's own. */
export function LanguageSwitch<Code extends string>({ label, options, current, onChoose }: LanguageSwitchProps<Code>) {
  return (
    <Group role="group" aria-label={label}>
      {options.map(({ code, name, href }) =>
        href === undefined ? (
          <Option key={code} type="button" lang={code} aria-pressed={code === current} onClick={() => onChoose(code)}>
            {name}
          </Option>
        ) : (
          <OptionLink
            key={code}
            href={href}
            lang={code}
            hrefLang={code}
            aria-current={code === current ? 'true' : undefined}
            onClick={() => onChoose(code)}
          >
            {name}
          </OptionLink>
        ),
      )}
    </Group>
  );
}
