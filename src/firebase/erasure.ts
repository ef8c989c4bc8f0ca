import { askErasure, readErasure, withdrawErasure } from '#domain/contracts/privacy/erasure.ts';
import { withFreshSignIn } from './auth/fresh-sign-in.ts';
import { callFunction } from './functions.ts';

/** Erasing the account that is signed in: where it stands, asking for it, and withdrawing it. */
export const readOwnErasure = () => withFreshSignIn(() => callFunction(readErasure, {}));
export const askOwnErasure = () => withFreshSignIn(() => callFunction(askErasure, {}));
export const withdrawOwnErasure = () => withFreshSignIn(() => callFunction(withdrawErasure, {}));
