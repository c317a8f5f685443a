import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What whoever started this run of tests wants of it. */
const { TEST_ALL, FAULTS_FILE, PATH } = process.env;

/** The long way round: `npm run test:all`. */
export const isWholeRun = TEST_ALL === '1';
/** Where rows of the failure table are collected, if anywhere. */
export const faultsFile = FAULTS_FILE;
/** For processes of ours that get no other setting of the developer's. */
export const searchPath = PATH;
/** Compiled code that processes of ours leave for the next: dozens of shops and commands are started from the same files. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'kudde-compiled') };

/** A store in the manner of S3 for the tests of it; without one only a store of the tests is asked. */
export const storeUrl = process.env.TEST_MEDIA_URL ?? null;
