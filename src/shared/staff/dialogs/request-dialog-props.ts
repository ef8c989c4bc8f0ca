import type { ActingFor } from '#domain/accounts/acting-for.ts';

/** Of every dialog that changes a request. */
export interface RequestDialogProps {
  readonly acting: ActingFor;
  readonly requestId: string;
  /** Of the row that the person saw when the dialog opened: what changes behind it is a conflict. */
  readonly revision: number;
  readonly onClose: () => void;
  /** Called with what was done, in words. */
  readonly onDone: (done: string) => void;
}
