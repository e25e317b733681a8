/** A reason not to start whose message already says what is wrong and what to do. */
export class StartError extends Error {}

type SystemError = NodeJS.ErrnoException & { address?: string; port?: number };

const firstLine = (text: unknown): string | undefined => String(text).split('\n', 1)[0];

function explainListenError({ code, address, port, message }: SystemError): string {
  const useAnotherPort = 'choose another port with `npm start -- --port 4322`';
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is already in use: stop the program that uses it, or ${useAnotherPort}`;
    case 'EACCES':
      return `port ${port} needs special rights on this machine: ${useAnotherPort}`;
    case 'EADDRNOTAVAIL':
      return `${address} is not an address of this machine: use --host localhost`;
    default:
      return `the server could not start listening: ${firstLine(message)}`;
  }
}

/** One line for a person at a terminal: what is wrong and what to do. Never a stack trace. */
export function explainStartError(error: unknown): string {
  const { code, syscall, path, hostname, message } = error as SystemError & { hostname?: string };
  if (error instanceof StartError) return message;
  if (syscall === 'listen' || syscall === 'bind') return explainListenError(error as SystemError);
  if (syscall === 'getaddrinfo')
    return `"${hostname}" is not an address of this machine: use --host localhost`;
  if (path)
    return `${path} cannot be read (${code}): check its permissions, or run \`npm run build\` again`;
  return `the server could not start: ${firstLine(message ?? error)}`;
}
