import { DocumentRules } from '../theme/document-rules.tsx';
import { hiddenOnPaper } from '../theme/on-paper.ts';
import { styled } from '../theme/styled.tsx';
import { paperOnScreen } from './paper-styles.ts';

const rules = [
  // The print window chooses the paper.
  '@page { margin: 10mm }',
  `@media print { ${hiddenOnPaper} { display: none } }`,
];

/** A5, and everything smaller than A4. */
const onSmallPaper = '@media print and (max-width: 160mm)';

const Paper = styled('article', {
  base: {
    ...paperOnScreen,
    borderWidth: '4px',
    borderStyle: 'double',
    _print: {
      fontSize: '18pt',
      lineHeight: 1.4,
      gap: '14pt',
      padding: '12mm',
      borderColor: 'black',
      borderRadius: '6mm',
      breakInside: 'avoid',
    },
    [onSmallPaper]: { fontSize: '14pt', lineHeight: 1.3, gap: '7pt', padding: '5mm' },
  },
});
const Sender = styled('p', { base: { fontWeight: 'bold', letterSpacing: '0.04em' } });
const Title = styled('h2', { base: { fontSize: '1.6em', lineHeight: 1.2 } });
const Message = styled('blockquote', {
  base: {
    fontSize: '1.35em',
    lineHeight: 1.35,
    whiteSpace: 'pre-line',
    fontStyle: 'italic',
    [onSmallPaper]: { fontSize: '1.15em' },
  },
});
const From = styled('p', { base: { fontSize: '1.2em', fontWeight: 'bold' } });
const Worth = styled('p', { base: { fontSize: '1.3em', fontWeight: 'bold' } });
const Part = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    borderTopWidth: '1px',
    borderColor: 'card.border',
    paddingTop: '4',
    _print: { borderColor: 'black', breakInside: 'avoid' },
    [onSmallPaper]: { gap: '4pt', paddingTop: '6pt' },
  },
});
const Heading = styled('h3', { base: { fontSize: '1.1em' } });
const Steps = styled('ol', { base: { listStyle: 'decimal', paddingInlineStart: '1.4em' } });

export interface GreetingCardProps {
  readonly lang: string;
  readonly sender: string;
  readonly title: string;
  /** Empty without one. */
  readonly message: string;
  readonly from: string;
  readonly worth: string;
  readonly worthNote: string | null;
  readonly stepsTitle: string;
  readonly steps: readonly string[];
  readonly help: string;
}

/** A card to give: one page, of A4 in 18 points and more, or of A5 in 14. Nothing else of its screen is printed. */
export function GreetingCard(props: GreetingCardProps) {
  const { lang, sender, title, message, from, worth, worthNote, stepsTitle, steps, help } = props;
  return (
    <>
      <DocumentRules rules={rules} />
      <Paper lang={lang} data-sheet>
        <Sender>{sender}</Sender>
        <Title>{title}</Title>
        {message === '' ? null : <Message>{message}</Message>}
        <From>{from}</From>
        <Part>
          <Worth>{worth}</Worth>
          {worthNote === null ? null : <p>{worthNote}</p>}
        </Part>
        <Part>
          <Heading>{stepsTitle}</Heading>
          <Steps>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <p>
            <strong>{help}</strong>
          </p>
        </Part>
      </Paper>
    </>
  );
}
