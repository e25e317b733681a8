import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { StartError } from './start-error.ts';

test('has defaults', () => {
  expect(readOptions([], {})).toEqual({ port: 4321, host: 'localhost', dir: 'dist' });
  expect(readOptions([], { PORT: '', HOST: '' })).toMatchObject({ port: 4321, host: 'localhost' });
});

test('the command line wins over the environment', () => {
  const env = { PORT: '8080', HOST: '0.0.0.0' };
  expect(readOptions([], env)).toEqual({ port: 8080, host: '0.0.0.0', dir: 'dist' });
  expect(readOptions(['--port', '0', '--host=::1', '--dir', 'out'], env)).toEqual({
    port: 0,
    host: '::1',
    dir: 'out',
  });
});

test.each(['abc', '-1', '65536', '80.5', '1e3', ' 80', '0x50', '999999'])(
  'refuses the port %j',
  (port) => {
    expect(() => readOptions([`--port=${port}`], {})).toThrow(StartError);
    expect(() => readOptions([], { PORT: port })).toThrow(`port "${port}" is not valid`);
  },
);

test.each([['--prot', '1'], ['8080'], ['--port']])(
  'answers %j with one line that names the options',
  (...args) => expect(() => readOptions(args, {})).toThrow(/^[^\n]+--port 4321[^\n]+$/),
);

test('npm start -- --port 8080 reaches the server: it is the last command of the script', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts.start).toMatch(/ node scripts\/serve\.ts$/);
});
