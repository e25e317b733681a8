import { parseArgs } from 'node:util';
import { StartError } from './start-error.ts';

export interface ServeOptions {
  /** TCP port; 0 lets the system pick a free one. */
  port: number;
  host: string;
  /** Folder of the build, relative to the working directory. */
  dir: string;
}

const USAGE = 'npm start -- [--port 4321] [--host localhost] [--dir dist]';

function parseFlags(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { port: text, host: text, dir: text } }).values;
  } catch (error) {
    const [reason] = (error as Error).message.split(/[.\n]/, 1);
    throw new StartError(`${reason}: the options are ${USAGE}`);
  }
}

function parsePort(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
    throw new StartError(
      `port "${value}" is not valid: give a whole number from 0 to 65535 with --port or PORT`,
    );
  return Number(value);
}

/**
 * The command line wins over PORT and HOST, which win over the defaults; an empty value counts as
 * absent. Throws {@link StartError} for an unknown option or an invalid port.
 *
 * @param args the command line after the script's name
 */
export function readOptions(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): ServeOptions {
  const flags = parseFlags(args);
  return {
    port: parsePort(flags.port || env.PORT || '4321'),
    host: flags.host || env.HOST || 'localhost',
    dir: flags.dir || 'dist',
  };
}
