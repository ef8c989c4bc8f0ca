import type { Plugin } from 'vite';
import { inProject } from '../project.ts';
import { replaceIn } from './replace-in.ts';

const wholeBloomBlob = inProject('node_modules/@firebase/webchannel-wrapper/dist/bloom-blob/esm/bloom_blob_es2018.js');

/** After a failed request the SDK asks Google for this image, to learn whether there is a network. */
const imageOfGoogle = '"//www.google.com/images/cleardot.gif"';
const imageOfOurs = 'l.location.origin+"/icons/icon.svg"';

/**
 * The SDK that listens, as an app can use it that is only connected to its own servers: it asks ours for an image instead of
 * Google's, which the Content Security Policy would block with an error in the console. And it has the whole package of which
 * `build/packages/firestore-integer.ts` takes the place for the small SDK.
 */
export function listeningSdk(): Plugin {
  return {
    name: 'listening-sdk',
    resolveId: {
      // Before the aliases.
      order: 'pre',
      handler: (source, importer = '') =>
        source === '@firebase/webchannel-wrapper/bloom-blob' && !importer.includes('/lite/') ? wholeBloomBlob : null,
    },
    transform: {
      filter: { id: /webchannel_blob_\w+\.js/u },
      handler: (code) =>
        replaceIn(code, 'build/packages/listening-sdk-plugin.ts', [{ find: imageOfGoogle, by: imageOfOurs }]),
    },
  };
}
