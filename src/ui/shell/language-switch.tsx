import { styled } from '../theme/styled.tsx';
import { useId } from 'react';
import { Icon } from '../content/icon.tsx';
import { MenuRowButton, MenuRowLink } from '../menu-row.tsx';

const Group = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '1' } });
const Label = styled('p', { base: { paddingInline: '3', color: 'card.muted' } });

interface LanguageOption<Code extends string> {
  readonly code: Code;
  readonly name: string;
  /** The address of this page in that language, if each has its own. */
  readonly href?: string | undefined;
}

export interface LanguageSwitchProps<Code extends string> {
  readonly label: string;
  readonly options: readonly LanguageOption<Code>[];
  readonly current: Code;
  readonly onChoose: (code: Code) => void;
}

/** Every language under its own name. */
export function LanguageSwitch<Code extends string>({ label, options, current, onChoose }: LanguageSwitchProps<Code>) {
  const labelId = useId();
  return (
    <Group role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{label}</Label>
      {options.map(({ code, name, href }) => {
        const isCurrent = code === current;
        const words = (
          <>
            {name}
            {isCurrent ? <Icon name="check" /> : null}
          </>
        );
        return href === undefined ? (
          <MenuRowButton key={code} type="button" lang={code} aria-pressed={isCurrent} onClick={() => onChoose(code)}>
            {words}
          </MenuRowButton>
        ) : (
          <MenuRowLink
            key={code}
            href={href}
            lang={code}
            hrefLang={code}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => onChoose(code)}
          >
            {words}
          </MenuRowLink>
        );
      })}
    </Group>
  );
}
