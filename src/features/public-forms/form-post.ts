import type { FormDelivery } from '#offline/deliver-form.ts';
import type { VisitorCommand } from '#offline/outbox/types.ts';

/** Where forms go from here; the app hands it in. */
export interface FormPost {
  readonly post: (command: VisitorCommand) => Promise<FormDelivery>;
  /** Somebody has begun to fill in a form. */
  readonly prepare: () => void;
}
