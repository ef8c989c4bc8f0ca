/** A program: unpacks the Chromium of the npm package into the folder for temporary files, the only place it knows. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
