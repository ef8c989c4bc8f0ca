import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../layout/dialog.tsx';
import { Notice } from './notice.tsx';
import { Row } from '../layout/row.tsx';

export interface DraftNoticeProps {
  /** The notice that a form was filled from a draft. */
  readonly text: string;
  readonly restart: string;
  /** The confirmation before the draft is discarded. */
  readonly question: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly back: string;
  };
  /** Discards the draft. */
  readonly onRestart: () => void;
}

export function DraftNotice({ text, restart, question, onRestart }: DraftNoticeProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Notice kind="info" icon="saved">
        <p>{text}</p>
        <Row>
          <Button icon="retry" onClick={() => setAsking(true)}>
            {restart}
          </Button>
        </Row>
      </Notice>
      <Dialog
        open={asking}
        title={question.title}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button kind="danger" onClick={onRestart}>
              {question.confirm}
            </Button>
            <Button onClick={() => setAsking(false)}>{question.back}</Button>
          </>
        }
      >
        <p>{question.text}</p>
      </Dialog>
    </>
  );
}
