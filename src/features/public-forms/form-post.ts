import type { VisitorCommand } from '#sync/commands/visitor-registry.ts';
import type { FormDelivery } from '#sync/deliver-form.ts';

/** Where forms go from here; the app hands it in. */
export interface FormPost {
  readonly post: (command: VisitorCommand) => Promise<FormDelivery>;
  /** Somebody has begun to fill in a form. */
  readonly prepare: () => void;
}
