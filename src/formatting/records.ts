/** Whether a value is an object, but neither a list nor `null`. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a value of unknown type, such as parsed JSON; none if it is no record. */
export const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
