/** A local Firebase in its own process, for tests that kill it. Prints its addresses on stdout. */
import { z } from 'zod';
import { startLocalFirebase } from '#local/start-local-firebase.ts';
import { portsSchema } from '../local-firebase.ts';

const argumentsSchema = z.object({ ports: portsSchema, dataDir: z.string() });

const { ports, dataDir } = argumentsSchema.parse(JSON.parse(process.argv[2] ?? ''));
const firebase = await startLocalFirebase({ ports, dataDir, app: false });
console.log(JSON.stringify({ processes: await firebase.processes() }));
process.once('SIGTERM', () => {
  void firebase.stop().then(() => process.exit(0));
});
