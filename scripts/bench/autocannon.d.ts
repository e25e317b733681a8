/** The part of autocannon that the load test uses; the package has no types of its own. */
declare module 'autocannon' {
  interface Options {
    url: string;
    /** Seconds. */
    duration: number;
    connections: number;
    headers?: Record<string, string>;
  }

  interface Result {
    requests: { average: number };
    /** Milliseconds. */
    latency: { p99: number };
    /** Bytes a second. */
    throughput: { average: number };
    errors: number;
    timeouts: number;
    statusCodeStats: Record<string, { count: number }>;
  }

  const autocannon: (options: Options) => Promise<Result>;
  export = autocannon;
}
