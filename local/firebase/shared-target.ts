/** The name under which the emulator starts the one process of all functions. */
export const sharedTarget = 'every-function';

/** Which function a call is for; the CLI sets it over whatever a caller sent. */
export const functionHeader = 'x-emulator-function';

/** What that function takes: `http`, or `cloudevent`. */
export const signatureHeader = 'x-emulator-signature';
