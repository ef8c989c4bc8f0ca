import type { DomainError } from '#domain/error-codes.ts';
import type { VisitorCommand } from '#sync/commands/visitor-registry.ts';
import type { FormDelivery } from '#sync/deliver-form.ts';
import type { FillIn } from './fill-in.ts';

export type ToCommand<Form> = (form: Form, id: string) => VisitorCommand;

/**
 * Sends one open form. Idempotent: a retry of the same content reuses its id, so that a lost answer creates no second
 * document. Changed content gets another id, since the first attempt may have been received.
 */
export function createFormSender<Form>(
  toCommand: ToCommand<Form>,
  post: (command: VisitorCommand) => Promise<FormDelivery>,
  mintId: () => string,
  fillIn: FillIn,
) {
  let id = mintId();
  let lastContent: string | null = null;

  const idExists = (error: DomainError) => error.code === 'already-exists';

  async function send(form: Form): Promise<FormDelivery> {
    const content = JSON.stringify(form);
    if (lastContent !== null && lastContent !== content) id = mintId();
    lastContent = content;
    const seconds = await fillIn();
    const delivery = await post({ ...toCommand(form, id), seconds });
    if (delivery.kind === 'failed') {
      if (!idExists(delivery.error)) return delivery;
      id = mintId();
      return post({ ...toCommand(form, id), seconds });
    }
    // The next form is a separate one, even with the same content.
    id = mintId();
    lastContent = null;
    return delivery;
  }

  return { send };
}
