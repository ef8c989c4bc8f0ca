import { styled } from '../theme/styled.tsx';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '../content/icon.tsx';
import { belowPhone } from '../theme/container-queries.ts';

const Box = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '5',
    bg: 'danger.bg',
    color: 'danger.text',
    borderWidth: '3px',
    borderColor: 'danger.border',
    borderRadius: 'card',
    [belowPhone]: { padding: 'edge' },
  },
});
const Title = styled('h2', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    fontSize: 'h3',
    '& > span': { minWidth: 0 },
    [belowPhone]: { flexDirection: 'column', alignItems: 'stretch', gap: 'edge' },
  },
});
const List = styled('ul', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });
const ErrorLink = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    minHeight: 'control',
    '& > span': { minWidth: 0 },
    color: 'danger.link',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});

export interface FieldProblem {
  /** Id of the control to link to. */
  readonly fieldId: string;
  /** The same text as beside the field. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly intro?: string;
  readonly problems: readonly FieldProblem[];
  /** Incremented by every attempt to submit: each attempt moves focus here again. */
  readonly attempt: number;
}

/** The list of all errors, above the form. Renders nothing without errors. */
export function ErrorSummary({ title, intro, problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const seenAttempt = useRef(0);
  const any = problems.length > 0;

  // Once per attempt: focus must not jump back while the person corrects one of two fields.
  useEffect(() => {
    if (!any || attempt <= seenAttempt.current) return;
    seenAttempt.current = attempt;
    box.current?.focus();
  }, [any, attempt]);

  if (!any) return null;

  function goTo(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
    event.preventDefault();
    const field = document.getElementById(fieldId);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }

  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <Title>
        <Icon name="error" size={1.5} />
        <span>{title}</span>
      </Title>
      {intro ? <p>{intro}</p> : null}
      <List>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <ErrorLink href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              <span>{message}</span>
            </ErrorLink>
          </li>
        ))}
      </List>
    </Box>
  );
}
