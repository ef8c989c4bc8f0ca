import type { DomainError } from '#domain/error-codes.ts';
import type { VisitorCommand } from '#sync/commands/visitor-registry.ts';
import type { FormDelivery } from '#sync/deliver-form.ts';

export type ToCommand<Form> = (form: Form, id: string) => VisitorCommand;

/**
 * Sends one open form, as often as the person tries. The same words go under the same id, so that an answer that was lost
 * makes no second document; words that were changed since go under another one, since the first may have arrived.
 */
export function createFormSender<Form>(
  toCommand: ToCommand<Form>,
  post: (command: VisitorCommand) => Promise<FormDelivery>,
  mintId: () => string,
) {
  let id = mintId();
  let tried: string | null = null;

  const isTaken = (error: DomainError) => error.code === 'already-exists';

  async function send(form: Form): Promise<FormDelivery> {
    const words = JSON.stringify(form);
    if (tried !== null && tried !== words) id = mintId();
    tried = words;
    const delivery = await post(toCommand(form, id));
    if (delivery.kind === 'failed') {
      if (!isTaken(delivery.error)) return delivery;
      id = mintId();
      return post(toCommand(form, id));
    }
    // What comes next is another wish.
    id = mintId();
    tried = null;
    return delivery;
  }

  return { send };
}
