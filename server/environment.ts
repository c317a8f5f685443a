import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import type { Environment } from './config.ts';

/** The environment, with a file `.env` filling what is not set in it. */
export function readEnvironment(): Environment {
  if (existsSync('.env')) loadEnvFile('.env');
  return process.env;
}
