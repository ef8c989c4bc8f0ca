/**
 * Preloaded into every Node process that the Firebase CLI starts (NODE_OPTIONS, cli-environment.ts). The CLI tells the
 * functions where its own Auth emulator is; they ask the layer in front of it, as everybody does (local/auth).
 */
const address = process.env['MADELIEF_AUTH_ADDRESS'];
if (address !== undefined && process.env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined) {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = address;
}
