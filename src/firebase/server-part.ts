import type { DomainError } from '#domain/error-codes.ts';
import { err, type Result } from '#domain/result.ts';
import { pass } from '#lib/clock.ts';
import { once } from '#lib/once.ts';
import { firstViewPainted } from '#lib/start/first-view.ts';
import { ownTask } from '#lib/start/in-own-task.ts';

/**
 * What speaks with the server, loaded once the first screen has been painted, which shows what the device has. It does not
 * wait for its first call: the network may be gone by then, and browsers remember a failed import until the page is
 * reloaded. Code that cannot be loaded is a network that is not there. Each part begins in a task of its own, once: to ask
 * for a dozen files at once blocks a slow device for a sixth of a second. So does each call: all of a screen wait for one
 * file, and would go out in one task.
 */
export function serverPart<Part>(load: () => Promise<Part>) {
  const turn = once(() => firstViewPainted().then(() => pass(0)));
  const loadWhenPainted = () =>
    turn()
      .then(load)
      .catch(() => null);
  if (typeof document !== 'undefined') void loadWhenPainted();
  return async <Value, Failure>(
    call: (part: Part) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure | DomainError>> => {
    const part = await loadWhenPainted();
    await ownTask();
    return part === null ? err({ code: 'network' }) : call(part);
  };
}
