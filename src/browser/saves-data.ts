/** True when the visitor asked the device to use less data. Browser only. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
