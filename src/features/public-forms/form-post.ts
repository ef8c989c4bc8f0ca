import type { VisitorCommand } from '#sync/commands/visitor-registry.ts';
import type { FormDelivery } from '#sync/deliver-form.ts';

/** Sends public forms; provided by the app. */
export interface FormPost {
  readonly post: (command: VisitorCommand) => Promise<FormDelivery>;
  /** Called when a person starts to fill in a form. */
  readonly prepare: () => void;
}
